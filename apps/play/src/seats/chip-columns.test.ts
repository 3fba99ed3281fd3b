import { describe, expect, it } from 'vitest';
import { chipColumns } from './chip-columns.ts';

describe('chips of an amount', () => {
  it.each([
    [0n, []],
    [10_00n, [{ tone: 0, count: 1 }]],
    [40_00n, [{ tone: 0, count: 4 }]],
    [
      90_00n,
      [
        { tone: 1, count: 1 },
        { tone: 0, count: 4 },
      ],
    ],
    [
      260_00n,
      [
        { tone: 2, count: 1 },
        { tone: 0, count: 1 },
      ],
    ],
    [
      10_240_00n,
      [
        { tone: 4, count: 2 },
        { tone: 1, count: 4 },
        { tone: 0, count: 4 },
      ],
    ],
    // Less than the least chip is still seen to be something.
    [3n, [{ tone: 0, count: 1 }]],
    // A pile does not grow out of the table.
    [9_000_000_00n, [{ tone: 6, count: 6 }]],
  ])('shows %s in chips of ten rupees', (amount, columns) => {
    expect(chipColumns(amount, 10_00n)).toEqual(columns);
  });
});
