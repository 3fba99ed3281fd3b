import { describe, expect, it } from 'vitest';
import { bringBounds, quickSums } from './buy-in.ts';

describe('what is brought to the table', () => {
  const room = { least: 400_00n, most: 4_000_00n };
  it.each([
    [10_000_00n, 4_000_00n],
    [1_234_56n, 1_234_56n],
    [100_00n, 100_00n],
  ])('with %s in the wallet is at most %s', (balance, most) => {
    expect(bringBounds(room, balance)).toEqual({ least: 400_00n, most });
  });

  it('is offered as least, middle and most', () => {
    expect(quickSums(room, 10_00n)).toEqual([400_00n, 2_200_00n, 4_000_00n]);
    expect(quickSums({ least: 400_00n, most: 1_234_56n }, 10_00n)).toEqual([400_00n, 810_00n, 1_234_56n]);
    expect(quickSums({ least: 10_00n, most: 10_00n }, 10_00n)).toEqual([10_00n]);
    expect(quickSums({ least: 400_00n, most: 100_00n }, 10_00n)).toEqual([]);
  });
});
