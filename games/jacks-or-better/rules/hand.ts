import { HAND_SIZE, type Hand } from './sheet.ts';

/** The rank of a card of the deck: 0 for the two, 12 for the ace. */
export const rankOf = (card: number): number => card >> 2;
/** The suit of a card of the deck: 0 diamonds, 1 hearts, 2 spades, 3 clubs. */
export const suitOf = (card: number): number => card & 3;

export const RANK_COUNT = 13;
export const SUIT_COUNT = 4;
const ACE = 12;
/** The rank of the least pair that pays. */
export const JACK = 9;

/** A straight by its ranks, also as bits. */
interface Straight {
  readonly ranks: readonly number[];
  readonly bits: number;
  readonly isRoyal: boolean;
}

const STRAIGHT_COUNT = 10;

/** Every straight. The first begins with an ace that counts as one, the last is that of a royal flush. */
export const straights: readonly Straight[] = Array.from({ length: STRAIGHT_COUNT }, (_, low) => {
  const ranks = Array.from({ length: HAND_SIZE }, (_rank, at) => (low + at + ACE) % RANK_COUNT);
  const bits = ranks.reduce((sum, rank) => sum | (1 << rank), 0);
  return { ranks, bits, isRoyal: low === STRAIGHT_COUNT - 1 };
});

/** [J4] What five different cards are worth, in whatever order they lie. */
export function handOf(cards: readonly number[]): Hand {
  const counts = new Array<number>(RANK_COUNT).fill(0);
  let [ranks, pairs, highPairs, triples, isFlush] = [0, 0, 0, 0, true];
  for (const card of cards) {
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    isFlush &&= suitOf(card) === suitOf(cards[0] ?? 0);
  }
  for (const [rank, count] of counts.entries()) {
    if (count === 4) return 'fourOfAKind';
    if (count === 3) triples += 1;
    if (count === 2) pairs += 1;
    if (count === 2 && rank >= JACK) highPairs += 1;
  }
  if (triples === 1) return pairs === 1 ? 'fullHouse' : 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  if (pairs === 1) return highPairs === 1 ? 'jacksOrBetter' : 'nothing';
  const straight = straights.find(({ bits }) => bits === ranks);
  if (isFlush && straight) return straight.isRoyal ? 'royalFlush' : 'straightFlush';
  if (isFlush) return 'flush';
  return straight ? 'straight' : 'nothing';
}
