import { describe, expect, it } from 'vitest';
import { chartDays } from './chart-days.ts';
import type { Day } from './report-words.ts';

const day = (date: string, lines: Readonly<Record<string, string>>): Day =>
  ({ day: date, lines: Object.entries(lines).map(([line, net]) => ({ line, net })) }) as unknown as Day;

describe('days in a chart', () => {
  it('shows money in, money out and the house’s result, oldest first', () => {
    const newest = day('2026-11-02', {
      deposits: '500.00',
      withdrawals: '-120.50',
      stakes: '-80.00',
      payouts: '95.25',
    });
    expect(chartDays([newest, day('2026-11-01', { stakes: '-10.00' })])).toEqual([
      { day: '2026-11-01', deposits: 0, withdrawals: 0, result: 10 },
      { day: '2026-11-02', deposits: 500, withdrawals: 120.5, result: -15.25 },
    ]);
  });

  it('has no negative zero on a day on which nothing moved', () => {
    expect(Object.is(chartDays([day('2026-11-01', {})])[0]?.result, 0)).toBe(true);
  });
});
