import DataLoader from 'dataloader';
import { inOneTurn } from '../../../platform/in-one-turn.ts';
import type { IdentityDeps } from '../deps.ts';
import { overBefore, sessionLife, sessionLimits } from './session-limits.ts';
import { lastSeenOfLive, touchSessions } from './store.ts';

const askedAtOnceMost = 500;

/**
 * Tells whether a session lives, by its id; asking counts as using it. Every game that is played asks this every few
 * seconds, so what is asked in one turn of the event loop is one question to the database; and as with a member's own
 * calls, being seen is written once in a while and not each time.
 */
export function createSessionUses({
  database,
  clock,
  settings,
}: Pick<IdentityDeps, 'database' | 'clock' | 'settings'>): (sessionId: string) => Promise<boolean> {
  const use = async (ids: readonly string[]): Promise<boolean[]> => {
    const now = clock.now();
    const seen = await lastSeenOfLive(database.db, ids, overBefore(sessionLife(settings), now));
    const seenBefore = new Date(now.getTime() - sessionLimits.seenEveryMs + 1);
    const seenAnew = [...seen].filter(([, lastSeenAt]) => lastSeenAt < seenBefore).map(([id]) => id);
    if (seenAnew.length > 0) await touchSessions(database.db, seenAnew, now, seenBefore);
    return ids.map((id) => seen.has(id));
  };
  const uses = new DataLoader(use, {
    ...inOneTurn,
    maxBatchSize: askedAtOnceMost,
  });
  return (sessionId) => uses.load(sessionId);
}
