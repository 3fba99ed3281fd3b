import { takenBefore } from './claim-store.ts';
import type { Standing } from './decide-grant.ts';
import type { BonusParts, Holder } from './parts.ts';

/** A day of the site's time zone, such as `2027-03-01`. */
export const dayOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** How a member stands at this moment, for any offer. */
export async function standingOf(
  parts: BonusParts,
  holder: Holder,
): Promise<{ readonly day: string; readonly of: (offerId: string) => Standing }> {
  const day = dayOf(parts.clock.now(), parts.settings.get('site.time_zone'));
  const [isExcluded, hasDeposited, taken] = await Promise.all([
    parts.protection.isExcluded(holder.memberId),
    parts.hasDeposited(holder.memberId, holder.currency),
    takenBefore(parts.database.db, holder, day),
  ]);
  return {
    day,
    of: (offerId) => ({
      isExcluded,
      hasActive: taken.hasActive,
      hasDeposited: hasDeposited || taken.hasFirst,
      hasTakenToday: taken.takenToday.has(offerId),
    }),
  };
}
