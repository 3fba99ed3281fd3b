import type { SimulatedCase } from '@ikka/game-kit';
import { type Bid, RANK_COUNT, rankOf, readOutcome, standsAt } from './rules/index.ts';

/** What a player says on a card of each rank. */
type Way = (rank: number) => Bid;

const middle = (RANK_COUNT + 1) / 2;
const likelier: Way = (rank) => (rank <= middle ? 'higher' : 'lower');
const unlikelier: Way = (rank) => {
  if (rank === 1 || rank === RANK_COUNT) return 'same';
  return rank <= middle ? 'lower' : 'higher';
};

/** So many guesses by one way, and then cashed out. */
const guessed = (name: string, way: Way, count: number): SimulatedCase => ({
  name: `${name}, ${count} ${count === 1 ? 'guess' : 'guesses'}`,
  // Passing over draws the same cards as guessing, so that all of them lie before the guesses are said.
  choice: { guesses: Array.from({ length: count }, () => 'skip') },
  goOn: (drawn) => {
    const cards = readOutcome(drawn)?.cards;
    if (cards === undefined) throw new TypeError('not an outcome of hi-lo');
    return { guesses: cards.slice(0, count).map((card) => way(rankOf(card))) };
  },
  prizes: prizesOf(way, count),
});

/** For each multiplier the number of sequences of ranks that come to it; all of them are equally likely. */
function prizesOf(way: Way, count: number): ReadonlyMap<number, number> {
  const prizes = new Map<number, number>();
  for (const ranks of sequences(count + 1)) {
    const guesses = ranks.slice(0, count).map(way);
    const multiplier = standsAt({ guesses }, { cards: ranks.map((rank) => cardOf.get(rank) ?? 0) });
    prizes.set(multiplier, (prizes.get(multiplier) ?? 0) + 1);
  }
  return prizes;
}

/** A card of each rank. */
const cardOf = new Map(Array.from({ length: 52 }, (_, card) => [rankOf(card), card]));

function sequences(length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const ranks = Array.from({ length: RANK_COUNT }, (_, at) => at + 1);
  return sequences(length - 1).flatMap((before) => ranks.map((rank) => [...before, rank]));
}

/** The ways to play among which simulated rounds of hi-lo are divided. */
export const cases: readonly SimulatedCase[] = [
  guessed('likelier', likelier, 1),
  guessed('likelier', likelier, 3),
  guessed('unlikelier', unlikelier, 1),
  guessed('unlikelier', unlikelier, 2),
];
