import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { type Face, faces } from './choice.ts';
import { chanceOf, exactMultiplier, multiplierOf } from './multiplier.ts';
import { greatestPayout, settleRound } from './play-round.ts';
import { FLIPS_MOST, rtp } from './sheet.ts';

const counts = Array.from({ length: FLIPS_MOST }, (_, at) => at + 1);

/** All sequences of so many flips. */
const sequences = (length: number): readonly (readonly Face[])[] =>
  length === 0
    ? [[]]
    : sequences(length - 1).flatMap((before) => faces.map((face): readonly Face[] => [...before, face]));

/** What all sequences of as many flips as calls return together, for one stake. */
const returnOf = (calls: readonly Face[], stake: bigint): Fraction => {
  const all = sequences(calls.length);
  const paid = all.reduce((sum, came) => sum + settleRound(stake, { calls }, { faces: came }), 0n);
  return fraction(paid, BigInt(all.length) * stake);
};

describe('the figures of coin flip', () => {
  it.each([
    [1, 19_800],
    [2, 39_600],
    [3, 79_200],
    [10, 10_137_600],
    [20, 10_380_902_400],
  ])('[CF4] %i right calls pay %i ten-thousandths', (right, paid) => {
    expect(multiplierOf(right)).toBe(paid);
  });

  it('[CF4] needs no rounding of any multiplier, and returns exactly 99 of 100 wherever one stops', () => {
    for (const right of counts) {
      const { numerator, denominator } = exactMultiplier(right);
      expect(fraction(BigInt(multiplierOf(right)), 10_000n)).toEqual({ numerator, denominator });
      const chance = chanceOf(right);
      expect(fraction(numerator * chance.numerator, denominator * chance.denominator)).toEqual(rtp);
    }
    expect(rtp).toEqual(fraction(99n, 100n));
  });

  it('[CF7] enumerates the return of every sequence of up to four calls over all flips with the rules that pay', () => {
    for (const length of [1, 2, 3, 4]) {
      for (const calls of sequences(length)) expect(returnOf(calls, 10_000n)).toEqual(rtp);
    }
  });

  it('[CF7] enumerates the return of twelve calls', () => {
    const calls = Array.from({ length: 12 }, (_, at): Face => (at % 3 === 0 ? 'tails' : 'heads'));
    expect(returnOf(calls, 100n)).toEqual(rtp);
  });

  it('[CF5] has its greatest payout where all calls are right', () => {
    const calls = Array.from({ length: FLIPS_MOST }, (): Face => 'tails');
    expect(settleRound(1_000n, { calls }, { faces: calls })).toBe(greatestPayout(1_000n));
    expect(greatestPayout(1_000n)).toBe(1_038_090_240n);
  });
});
