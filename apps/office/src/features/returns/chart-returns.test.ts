import { describe, expect, it } from 'vitest';
import { chartReturns } from './chart-returns.ts';
import type { DayRow } from './return-words.ts';

const day = (measured: string | null, band: readonly [string, string] | null): DayRow => ({
  day: '2026-11-20',
  rounds: 1,
  stake: '1.00',
  payout: '1.00',
  soFar: {
    verdict: 'inside',
    measured,
    due: band && '0.990000',
    from: band?.[0] ?? null,
    to: band?.[1] ?? null,
  },
});

describe('what a game returned, as a chart draws it', () => {
  it('stands on a scale as wide as the last band', () => {
    const { days, scale } = chartReturns([
      day('1.500000', ['0.400000', '1.600000']),
      day('0.995000', ['0.950000', '1.030000']),
    ]);
    expect(scale.map((share) => Number(share.toFixed(4)))).toEqual([0.94, 0.99, 1.04]);
    expect(days.map(({ measured, due, band }) => ({ measured, due, band }))).toEqual([
      { measured: 1.5, due: 0.99, band: [0.4, 1.6] },
      { measured: 0.995, due: 0.99, band: [0.95, 1.03] },
    ]);
  });

  it('keeps some room about it where the band is narrow, and never falls below nothing', () => {
    const narrow = chartReturns([day('0.990000', ['0.989900', '0.990100'])]).scale;
    expect(narrow.map((share) => Number(share.toFixed(5)))).toEqual([0.98375, 0.99, 0.99625]);
    expect(chartReturns([day('0.001000', null)]).scale[0]).toBe(0);
  });

  it('has no band where nothing is due yet, and no days where nothing was played', () => {
    expect(chartReturns([day('0.970000', null)]).days[0]).toMatchObject({
      measured: 0.97,
      due: null,
      band: null,
    });
    expect(chartReturns([]).days).toEqual([]);
  });
});
