import { pickWhole, type Random } from '../seeded.ts';
import type { Period } from './facts.ts';

/** Where a match stands: its period, how many ticks of ten seconds of it are played, and how many it will have. */
export interface Clock {
  period: Period;
  ticks: number;
  length: number;
  /** Ticks of a break that are left. */
  waits: number;
}

const perMinute = 6;
const halfMinutes = 45;
const extraMinutes = 15;
/** The first half has less than half of the goals. */
const firstHalfShare = 0.45;
const extraShare = 1 / 6;

const minutesOf = (period: Period) =>
  period === 'first' || period === 'second' ? halfMinutes : period.startsWith('extra') ? extraMinutes : 0;

export const periodTicks = (period: Period) => minutesOf(period) * perMinute;

/** Ticks that the referee adds. */
export function stoppage(period: Period, random: Random): number {
  const added = { first: [1, 3], second: [2, 6], extra_first: [0, 1], extra_second: [1, 2] }[
    period as 'first'
  ];
  return added === undefined ? 0 : pickWhole(random, added[0] ?? 0, added[1] ?? 0) * perMinute;
}

/** The minute as it is printed: the first is 1; stoppage is counted beside the last. */
export function minuteOf({ period, ticks }: Clock): { minute: number; added: number } {
  const begins = { first: 0, second: 45, extra_first: 90, extra_second: 105 }[period as 'first'] ?? 0;
  const minute = Math.max(1, Math.ceil(ticks / perMinute));
  const most = minutesOf(period);
  return { minute: begins + Math.min(minute, most), added: Math.max(0, minute - most) };
}

/** Ticks to the end of the period, the one that is on included. */
export const ticksLeft = ({ ticks, length }: Clock) => Math.max(0, length - ticks) + 1;

/** The share of a whole match's goals that is still to come in this period. */
export function ofPeriod(clock: Clock): number {
  if (clock.length === 0) return 0;
  const whole =
    clock.period === 'first' ? firstHalfShare : clock.period === 'second' ? 1 - firstHalfShare : extraShare;
  return whole * (ticksLeft(clock) / (clock.length + 1));
}

/** The share that is still to come before ninety minutes are over. */
export function ofMatch(clock: Clock): number {
  switch (clock.period) {
    case 'before':
      return 1;
    case 'first':
      return ofPeriod(clock) + (1 - firstHalfShare);
    case 'half_time':
      return 1 - firstHalfShare;
    case 'second':
      return ofPeriod(clock);
    default:
      return 0;
  }
}
