import { addDays, formatDay, startOfDay } from '@ikka/i18n';
import type { Days } from '@ikka/ui/date-range';

/** The instants that a range of days of the site's zone means: from its first moment to before the next day. */
export function rangeOf(days: Days, timeZone?: string): { from: string; to: string } {
  return { from: startOfDay(days.from, timeZone), to: startOfDay(addDays(days.to, 1), timeZone) };
}

/** The same last day, and no more days before it than a year of records has. */
export function withinYear(days: Days): Days {
  const first = addDays(days.to, -365);
  return days.from < first ? { from: first, to: days.to } : days;
}

/** The years of a member from the newest to that of the registration, in the site's zone. */
export function yearsSince(registered: string | undefined, now: Date, timeZone?: string): number[] {
  const last = Number(formatDay(now, timeZone).slice(0, 4));
  const first = registered === undefined ? last : Number(formatDay(registered, timeZone).slice(0, 4));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, back) => last - back);
}
