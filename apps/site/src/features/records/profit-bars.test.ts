import { expect, it } from 'vitest';
import { barsOf, drawBars } from './profit-bars.ts';

const keys = (rows: Parameters<typeof barsOf>[0], from: string, to: string) => {
  const { bars, isByMonth } = barsOf(rows, { from, to });
  return { isByMonth, bars: bars.map(({ key, value }) => `${key} ${value}`) };
};

it('draws every day of the range, also those without a round, over the end of a month and the leap day', () => {
  const rows = [
    { key: '2028-02-28', profit: '-12.50' },
    { key: '2028-03-01', profit: '3.00' },
  ];
  expect(keys(rows, '2028-02-28', '2028-03-01')).toEqual({
    isByMonth: false,
    bars: ['2028-02-28 -12.5', '2028-02-29 0', '2028-03-01 3'],
  });
});

it('draws months where days would be too many', () => {
  const rows = [
    { key: '2026-01-31', profit: '1.00' },
    { key: '2026-02-01', profit: '2.00' },
    { key: '2026-02-28', profit: '-5.00' },
  ];
  expect(keys(rows, '2026-01-31', '2026-04-02')).toEqual({
    isByMonth: false,
    bars: expect.objectContaining({ length: 62 }),
  });
  expect(keys(rows, '2026-01-31', '2026-04-03')).toEqual({
    isByMonth: true,
    bars: ['2026-01 1', '2026-02 -3', '2026-03 0', '2026-04 0'],
  });
});

it.each([
  ['gains and losses', [10, -10], 50, [0, 50], [50, 50]],
  ['gains alone', [10, 5], 100, [0, 50], [100, 50]],
  ['losses alone', [-10, -5], 0, [0, 0], [100, 50]],
  ['nothing', [0, 0], 50, [50, 50], [0, 0]],
  ['a sum too small to see', [1000, 0.01], 100, [0, 98], [100, 2]],
])('stands %s on the line of nothing', (_what, values, zero, tops, heights) => {
  const drawn = drawBars(
    values.map((value, at) => ({ key: String(at), value })),
    { width: 100, height: 100 },
  );
  expect(drawn.zero).toBe(zero);
  expect(drawn.bars.map(({ y }) => y)).toEqual(tops);
  expect(drawn.bars.map(({ height }) => height)).toEqual(heights);
  for (const { x, width } of drawn.bars) expect(x >= 0 && x + width <= 100).toBe(true);
});
