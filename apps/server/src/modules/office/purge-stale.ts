import type { OperatorParts } from './parts.ts';
import { sessionTimes } from './session-times.ts';
import { deleteStale } from './store.ts';

const attemptsKeptMs = 24 * 60 * 60_000;

/** Removes tickets and sessions that are over, and counts of attempts that nothing has touched for a day. */
export async function purgeStale({ database, clock }: OperatorParts): Promise<void> {
  const now = clock.now();
  const attemptsBefore = new Date(now.getTime() - attemptsKeptMs);
  await database.transaction((tx) => deleteStale(tx, now, sessionTimes.seenAfter(now), attemptsBefore));
}
