import { type Day, netOf, sumOf } from './report-words.ts';

/** A day in a chart: what came in and went out, and what play left the house, in whole units of the money, for the eye alone. */
export interface ChartDay extends Record<string, unknown> {
  readonly day: string;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly result: number;
}

/** Days in the order of time. The lines of a day say what members were owed more, so that the house's side is their negative. */
export const chartDays = (days: readonly Day[]): ChartDay[] =>
  days
    .map((day) => ({
      day: day.day,
      deposits: Number(netOf(day, 'deposits')),
      withdrawals: outOf(netOf(day, 'withdrawals')),
      result: outOf(sumOf([netOf(day, 'stakes'), netOf(day, 'payouts')])),
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** A place on the scale, for the eye alone; never a negative zero, which the scale would write with its sign. */
const outOf = (net: string): number => 0 - Number(net);
