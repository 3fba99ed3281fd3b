import { describe, expect, it } from 'vitest';
import { chartLines, chartSize } from './chart-lines.ts';
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

describe('chartLines', () => {
  it('draws the days from edge to edge, on a scale as wide as the last band', () => {
    const lines = chartLines([
      day('1.500000', ['0.400000', '1.600000']),
      day('0.995000', ['0.950000', '1.030000']),
    ]);
    expect(lines.marks.map(({ share }) => Number(share.toFixed(4)))).toEqual([1.04, 0.99, 0.94]);
    const [first, second] = lines.measured.split(' ');
    expect(first).toBe(`${chartSize.start},${chartSize.top}`);
    expect(second?.startsWith(`${chartSize.width - chartSize.end},`)).toBe(true);
    expect(lines.band.split(' ')).toHaveLength(4);
  });

  it('draws what was returned where there is no band, and nothing where nothing was played', () => {
    const lines = chartLines([day('0.970000', null)]);
    expect([lines.band, lines.due]).toEqual(['', '']);
    expect(lines.measured.split(' ')).toHaveLength(1);
    expect(chartLines([]).measured).toBe('');
  });
});
