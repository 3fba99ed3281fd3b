import { describe, expect, it } from 'vitest';
import { countUpAt, countUpMs } from './count-up.ts';

describe('countUpAt', () => {
  it.each([
    [0n, 100n, -1, 0n],
    [0n, 100n, 0, 0n],
    [0n, 100n, 0.25, 25n],
    [0n, 100n, 1, 100n],
    [0n, 100n, 7, 100n],
    [50n, 60n, 0.5, 55n],
    [0n, 123_456_789_012_345_678n, 1, 123_456_789_012_345_678n],
  ])('counts from %s to %s at %f as %s', (from, to, progress, shown) => {
    expect(countUpAt(from, to, progress)).toBe(shown);
  });
});

describe('countUpMs', () => {
  it('grows with the multiple of the stake and ends at its limit', () => {
    expect(countUpMs(1)).toBeLessThan(countUpMs(10));
    expect(countUpMs(1_000_000)).toBe(5200);
  });
});
