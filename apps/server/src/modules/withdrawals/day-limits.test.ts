import { describe, expect, it } from 'vitest';
import { leftOfDay, limitOf } from './day-limits.ts';

const limits = [
  { fromLevel: 5, amountMax: 900n, countMax: 9 },
  { fromLevel: 0, amountMax: 100n, countMax: 3 },
];

describe('limits of a day', () => {
  it.each([
    [0, 100n],
    [4, 100n],
    [5, 900n],
    [12, 900n],
  ])('[D6] level %i may withdraw %s', (level, amountMax) => {
    expect(limitOf(limits, level).amountMax).toBe(amountMax);
  });

  it('[D6] below every level of the list counts the lowest', () => {
    expect(limitOf([{ fromLevel: 2, amountMax: 7n, countMax: 1 }], 0).amountMax).toBe(7n);
  });

  it.each([
    [{ sum: 0n, count: 0 }, 100n, 3],
    [{ sum: 60n, count: 2 }, 40n, 1],
    [{ sum: 100n, count: 3 }, 0n, 0],
    [{ sum: 500n, count: 8 }, 0n, 0],
  ])('[D6] of which %o was used leaves %s and %i', (used, amountLeft, countLeft) => {
    expect(leftOfDay({ fromLevel: 0, amountMax: 100n, countMax: 3 }, used)).toEqual({
      amountMax: 100n,
      amountLeft,
      countMax: 3,
      countLeft,
    });
  });
});
