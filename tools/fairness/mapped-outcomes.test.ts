import { describe, expect, it } from 'vitest';
import { isPassed, testMappedOutcomes } from './mapped-outcomes.ts';
import {
  correlationTest,
  firstTwoCardsTest,
  frequencyTest,
  pairsTest,
  positionsTest,
  runsTest,
} from './uniformity.ts';

describe('a million outcomes of each game, from fixed seeds', () => {
  const results = testMappedOutcomes();

  it.each(results.map((result) => [result.game, result.test, result] as const))(
    '%s: %s has a p-value within 0.005 … 0.995',
    (_game, _test, result) => {
      expect(isPassed(result)).toBe(true);
    },
  );

  it('are always the same outcomes: their statistics are constants', () => {
    const statistics = results.map(({ statistic }) => Number(statistic.toFixed(6)));
    expect(statistics.slice(0, 4)).toEqual([28.985344, 1045.776384, -0.860651, 0.974267]);
    expect(statistics.slice(-2)).toEqual([2622.0477, 2701.9156]);
  });
});

/** Each test must be able to fail: a sequence with the one fault that it looks for. */
describe('the tests find what they look for', () => {
  const length = 100_000;
  const sequence = (value: (index: number) => number) => Array.from({ length }, (_, index) => value(index));
  const scrambled = (index: number) => Math.floor(((index * 0.6180339887498949) % 1) * 32);

  it.each([
    ['a result that comes too often', frequencyTest, sequence((i) => (i % 50 === 0 ? 7 : i % 32))],
    ['results that are too even', frequencyTest, sequence((i) => i % 32)],
    ['a result that fixes the next', pairsTest, sequence((i) => (Math.floor(i / 2) * 7 + (i % 2)) % 32)],
    ['too many runs', runsTest, sequence((i) => (i % 2) * 31)],
    ['too few runs', runsTest, sequence((i) => (Math.floor(i / 10) % 2) * 31)],
    ['neighbours that lean against each other', correlationTest, sequence(scrambled)],
  ])('%s', (_fault, test, values) => {
    expect(isPassed(test({ values, cells: 32 }))).toBe(false);
  });

  it('a deck that is not shuffled, and one that is only cut', () => {
    const sorted = Array.from({ length: 52 }, (_, card) => card);
    const cut = Array.from({ length: 5_200 }, (_, round) => sorted.map((card) => (card + round) % 52));
    expect(isPassed(positionsTest([sorted, sorted], 52))).toBe(false);
    expect(isPassed(firstTwoCardsTest(cut, 52))).toBe(false);
  });
});
