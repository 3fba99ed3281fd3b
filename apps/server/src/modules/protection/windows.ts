import type { LimitPeriod } from '@ikka/contract';

const day = 86_400_000;

/** Where the window that ends now begins; what happened at that very moment is outside. */
export function windowStart(period: LimitPeriod, now: Date): Date {
  switch (period) {
    case 'day':
      return new Date(now.getTime() - day);
    case 'week':
      return new Date(now.getTime() - 7 * day);
    case 'month':
      return monthBefore(now);
  }
}

/** The same moment (UTC) of the month before; where that month has no such day, its end. */
function monthBefore(now: Date): Date {
  const before = monthsLater(now, -1);
  const isSameDay = before.getUTCDate() === now.getUTCDate();
  return isSameDay ? before : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
}

/** The same moment (UTC) so many months later; of a month that is too short, that time on its last day. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  // A day that the month does not have has spilled into the one after it.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
