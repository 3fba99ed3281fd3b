import { JACK, RANK_COUNT, rankOf, SUIT_COUNT, straights, suitOf } from './hand.ts';
import { createLoners } from './loners.ts';
import { DECK_SIZE, HAND_SIZE, type Hand } from './sheet.ts';

/** How many of all equally likely draws end in each hand. */
export type HandCounts = Readonly<Record<Hand, number>>;

/** What is held, and what is left in the 47 cards that were not dealt. Ranks of a suit are bits. */
interface Situation {
  readonly heldCount: number;
  readonly heldOfRank: readonly number[];
  readonly leftOfRank: readonly number[];
  readonly heldInSuit: readonly number[];
  readonly dealtInSuit: readonly number[];
  readonly leftOfSuit: readonly number[];
}

/** Ways to choose `count` of `of` things. */
export function choose(of: number, count: number): number {
  if (count < 0 || count > of) return 0;
  let ways = 1;
  for (let n = 0; n < count; n += 1) ways = (ways * (of - n)) / (n + 1);
  return ways;
}

/** [J6] Counts the hands to which the dealt cards come when the places of `hold` are held, over every draw, by combinatorics. */
export function countHands(dealt: readonly number[], hold: readonly number[]): HandCounts {
  const situation = situationOf(dealt, hold);
  const all = choose(DECK_SIZE - HAND_SIZE, HAND_SIZE - hold.length);
  const { royalFlush, straightFlush } = countStraightFlushes(situation);
  const flush = countFlushes(situation) - royalFlush - straightFlush;
  const straight = countStraights(situation) - royalFlush - straightFlush;
  const groups = countGroups(situation);
  const { fourOfAKind, fullHouse, threeOfAKind, twoPair, jacksOrBetter } = groups;
  const paying = royalFlush + straightFlush + flush + straight + fourOfAKind + fullHouse;
  const nothing = all - paying - threeOfAKind - twoPair - jacksOrBetter;
  return { royalFlush, straightFlush, flush, straight, ...groups, nothing };
}

function situationOf(dealt: readonly number[], hold: readonly number[]): Situation {
  const zeros = (size: number) => new Array<number>(size).fill(0);
  const [heldOfRank, dealtOfRank] = [zeros(RANK_COUNT), zeros(RANK_COUNT)];
  const [heldInSuit, dealtInSuit, dealtOfSuit] = [zeros(SUIT_COUNT), zeros(SUIT_COUNT), zeros(SUIT_COUNT)];
  for (let place = 0; place < dealt.length; place += 1) {
    const rank = rankOf(dealt[place] as number);
    const suit = suitOf(dealt[place] as number);
    dealtOfRank[rank] = at(dealtOfRank, rank) + 1;
    dealtOfSuit[suit] = at(dealtOfSuit, suit) + 1;
    dealtInSuit[suit] = at(dealtInSuit, suit) | (1 << rank);
    if (!hold.includes(place)) continue;
    heldOfRank[rank] = at(heldOfRank, rank) + 1;
    heldInSuit[suit] = at(heldInSuit, suit) | (1 << rank);
  }
  return {
    heldCount: hold.length,
    heldOfRank,
    leftOfRank: dealtOfRank.map((count) => SUIT_COUNT - count),
    heldInSuit,
    dealtInSuit,
    leftOfSuit: dealtOfSuit.map((count) => RANK_COUNT - count),
  };
}

const at = (numbers: readonly number[], place: number): number => numbers[place] as number;

/** Whether every held card is of this suit; true of all four where nothing is held. */
const holdsOnly = ({ heldInSuit }: Situation, suit: number): boolean =>
  heldInSuit.every((bits, other) => other === suit || bits === 0);

function countStraightFlushes(situation: Situation): { royalFlush: number; straightFlush: number } {
  const { heldInSuit, dealtInSuit } = situation;
  let [royalFlush, straightFlush] = [0, 0];
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (!holdsOnly(situation, suit)) continue;
    const held = at(heldInSuit, suit);
    const thrown = at(dealtInSuit, suit) & ~held;
    for (const { bits, isRoyal } of straights) {
      if ((held & ~bits) !== 0 || (thrown & bits) !== 0) continue;
      if (isRoyal) royalFlush += 1;
      else straightFlush += 1;
    }
  }
  return { royalFlush, straightFlush };
}

function countFlushes(situation: Situation): number {
  return situation.leftOfSuit.reduce(
    (sum, left, suit) =>
      holdsOnly(situation, suit) ? sum + choose(left, HAND_SIZE - situation.heldCount) : sum,
    0,
  );
}

function countStraights({ heldOfRank, leftOfRank, heldCount }: Situation): number {
  let sum = 0;
  for (const { ranks } of straights) {
    let [ways, inIt] = [1, 0];
    for (const rank of ranks) {
      if (heldOfRank[rank] === 1) inIt += 1;
      else ways *= at(leftOfRank, rank);
    }
    // As many ranks held once as there are held cards: none stands twice, and none outside.
    if (inIt === heldCount) sum += ways;
  }
  return sum;
}

/** Ways to choose so many of the cards that are left of one rank, at [left][count]. */
const waysOfRank: readonly (readonly number[])[] = Array.from({ length: SUIT_COUNT + 1 }, (_, left) =>
  Array.from({ length: SUIT_COUNT + 1 }, (_count, count) => choose(left, count)),
);

/** The hands that are made of equal ranks. */
function countGroups({ heldOfRank, leftOfRank }: Situation) {
  const sums = { fourOfAKind: 0, fullHouse: 0, threeOfAKind: 0, twoPair: 0, jacksOrBetter: 0 };
  const loners = createLoners(heldOfRank, leftOfRank);
  const ways = (rank: number, count: number) =>
    waysOfRank[at(leftOfRank, rank)]?.[count - at(heldOfRank, rank)] ?? 0;
  const pairs = leftOfRank.map((_, rank) => ways(rank, 2));
  // So many ranks are in the hand already: two of a full house, three of two pair.
  const held = heldOfRank.filter((count) => count > 0).length;
  for (let a = 0; a < RANK_COUNT; a += 1) {
    const pair = at(pairs, a);
    const triple = ways(a, 3);
    const four = ways(a, 4);
    if (four > 0 && held <= 2) sums.fourOfAKind += four * loners(1, a);
    if (triple > 0 && held <= 3) sums.threeOfAKind += triple * loners(2, a);
    if (pair > 0 && a >= JACK) sums.jacksOrBetter += pair * loners(3, a);
    for (let b = 0; b < RANK_COUNT && held <= 3; b += 1) {
      if (b === a || at(pairs, b) === 0) continue;
      if (triple > 0 && held <= 2) sums.fullHouse += triple * at(pairs, b) * loners(0, a, b);
      if (b < a && pair > 0) sums.twoPair += pair * at(pairs, b) * loners(1, a, b);
    }
  }
  return sums;
}
