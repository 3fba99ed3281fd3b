import { addDays, startOfDay } from '@ikka/i18n';
import type { Days } from '@ikka/ui/date-range';

/** The instants that a range of days of the site's zone means: from its first moment to before the next day. */
export function rangeOf(days: Days, timeZone?: string): { from: string; to: string } {
  return { from: startOfDay(days.from, timeZone), to: startOfDay(addDays(days.to, 1), timeZone) };
}
