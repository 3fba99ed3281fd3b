import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { presentRound } from './present-round.ts';
import { prizeSegments } from './prizes.ts';
import { settleRound } from './settle-round.ts';
import { rtp, segmentMultipliers, wheels } from './sheet.ts';

describe('the figures of the wheel', () => {
  it.each(wheels)(
    '[W4] %s returns exactly 99 of 100, over all its segments with the rules that pay',
    (wheel) => {
      const stake = 10_000n;
      const segments = segmentMultipliers(wheel).length;
      let paid = 0n;
      for (let segment = 0; segment < segments; segment += 1)
        paid += settleRound(stake, { wheel }, { segment });
      expect(fraction(paid, stake * BigInt(segments))).toEqual(rtp);
    },
  );

  it.each([
    ['low-10', [15_000, 12_000, 12_000, 12_000, 0, 12_000, 12_000, 12_000, 12_000, 0]],
    ['medium-10', [0, 19_000, 0, 15_000, 0, 20_000, 0, 15_000, 0, 30_000]],
    ['high-10', [0, 0, 0, 0, 0, 0, 0, 0, 0, 99_000]],
  ] as const)('[W3] %s is the wheel of the sheet', (wheel, multipliers) => {
    expect(segmentMultipliers(wheel)).toEqual(multipliers);
  });

  it.each([
    ['high-20', 20, 198_000],
    ['high-30', 30, 297_000],
    ['high-50', 50, 495_000],
  ] as const)('[W3] %s has one segment of %i that pays %i', (wheel, segments, multiplier) => {
    expect([...prizeSegments({ wheel })]).toEqual([
      [multiplier, 1],
      [0, segments - 1],
    ]);
  });

  it.each([
    [2_500n, 'low-10', 0, 3_750n],
    [1n, 'low-10', 1, 1n],
    [7n, 'medium-10', 1, 13n],
    [200n, 'high-50', 49, 9_900n],
    [200n, 'high-50', 48, 0n],
  ] as const)(
    '[W3] a stake of %i on %s in segment %i pays %i, rounded down',
    (stake, wheel, segment, paid) => {
      expect(settleRound(stake, { wheel }, { segment })).toBe(paid);
    },
  );

  it('[W3] refuses a segment that the wheel does not have', () => {
    expect(() => presentRound({ wheel: 'low-10' }, { segment: 10 })).toThrow(TypeError);
  });
});
