import { describe, expect, it } from 'vitest';
import { payoutOf, settleRound } from './settle-round.ts';

describe('settleRound', () => {
  it.each([
    [25n, 83n],
    [2_500n, 8_300n],
    [25n * 10n ** 12n, 83n * 10n ** 12n],
  ])('[K10] at a stake of %s pays %s units for 83 coins', (stake, payout) => {
    expect(settleRound(stake, { stops: [10, 0, 4, 3, 2], freeSpins: [] })).toBe(payout);
  });

  it('[K10] pays nothing for no win', () => {
    expect(settleRound(25n, { stops: [0, 0, 0, 0, 0], freeSpins: [] })).toBe(0n);
  });

  it.each([0n, -25n, 24n, 26n])('[K2] throws on a stake of %s, which is not whole coins', (stake) => {
    expect(() => payoutOf(1, stake)).toThrow(RangeError);
  });
});
