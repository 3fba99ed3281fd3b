import type { IdentityDeps } from '../deps.ts';
import { overBefore, sessionLife, sessionLimits } from './session-limits.ts';
import { lastSeenOfLive, touchSession } from './store.ts';

/**
 * Whether a session lives, by its id; asking counts as using it. Every game that is played asks this every few seconds,
 * so that, as with a member's own calls, being seen is written once in a while and not each time.
 */
export async function useSession(
  { database, clock, settings }: Pick<IdentityDeps, 'database' | 'clock' | 'settings'>,
  sessionId: string,
): Promise<boolean> {
  const now = clock.now();
  const lastSeenAt = await lastSeenOfLive(database.db, sessionId, overBefore(sessionLife(settings), now));
  if (lastSeenAt === null) return false;
  const seenBefore = new Date(now.getTime() - sessionLimits.seenEveryMs + 1);
  if (lastSeenAt < seenBefore) await touchSession(database.db, sessionId, now, seenBefore);
  return true;
}
