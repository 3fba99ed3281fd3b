import { openStream } from '@ikka/fair';
import {
  firstTwoCardsTest,
  positionsTest,
  type Sample,
  type TestResult,
  testSequence,
} from './uniformity.ts';

/** Fixed once and never chosen by its results, so that every run judges the same outcomes. */
const serverSeed = '0123456789abcdef'.repeat(4);

/** Outside these bounds, at either end, a p-value is a failure: too bad a fit, or too good a one. */
export const P_MIN = 0.005;
export const P_MAX = 0.995;

export type MappedResult = TestResult & { readonly game: string };

export function isPassed({ p }: TestResult): boolean {
  return p >= P_MIN && p <= P_MAX;
}

/** A million outcomes of `below(cells)`, `perRound` of each round, as a game of that many draws takes them. */
export function drawSample(cells: number, perRound: number, count = 1_000_000): Sample {
  const values = new Uint16Array(count);
  const clientSeed = `below ${cells}`;
  for (let nonce = 0; nonce * perRound < count; nonce += 1) {
    const stream = openStream({ serverSeed, clientSeed, nonce });
    for (let i = 0; i < perRound; i += 1) values[nonce * perRound + i] = stream.below(cells);
  }
  return { values, cells };
}

/** So many shuffled decks, one a round. */
export function drawDecks(size: number, count: number): number[][] {
  return Array.from({ length: count }, (_, nonce) =>
    openStream({ serverSeed, clientSeed: `deck ${size}`, nonce }).deal(size, size),
  );
}

/** The outcomes of the games as they are drawn: slot reels, roulette, the dice game, plinko, the wheel and a deck of cards. */
export function testMappedOutcomes(): MappedResult[] {
  const sequences = [
    { game: 'slot reels, below(32)', sample: drawSample(32, 5) },
    { game: 'roulette, below(37)', sample: drawSample(37, 8) },
    { game: 'dice game, below(10001)', sample: drawSample(10001, 8) },
    { game: 'plinko, below(2)', sample: drawSample(2, 16) },
    { game: 'wheel, below(50)', sample: drawSample(50, 8) },
  ];
  const decks = drawDecks(52, 20_000);
  return [
    ...sequences.flatMap(({ game, sample }) => testSequence(sample).map((result) => ({ ...result, game }))),
    { ...positionsTest(decks, 52), game: 'deck, deal(52, 52)' },
    { ...firstTwoCardsTest(decks, 52), game: 'deck, deal(52, 52)' },
  ];
}
