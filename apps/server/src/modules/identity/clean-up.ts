import { deleteExpired } from './captcha/store.ts';
import type { IdentityDeps } from './deps.ts';
import { deleteQuiet } from './login/store.ts';
import { overBefore, sessionLife, sessionLimits } from './sessions/session-limits.ts';
import type { SessionNews } from './sessions/session-news.ts';
import { deleteEnded, endExpired } from './sessions/store.ts';

/** What one run did. */
export interface CleanUpReport {
  readonly sessionsExpired: number;
  readonly sessionsDeleted: number;
  readonly puzzlesDeleted: number;
  readonly attemptsDeleted: number;
}

const batch = 500;
/** A run that meets a mountain leaves the rest to the next one. */
const batchesMax = 40;
/** Longer than any lock and any rule's memory. */
const attemptsKeptMs = 25 * 60 * 60_000;

/**
 * Ends what has expired and forgets what nobody needs. Run it every
 * minute from any number of processes: each row is taken by one of them, and a run that is cut short loses nothing.
 */
export async function cleanUp(deps: IdentityDeps, news: SessionNews): Promise<CleanUpReport> {
  const now = deps.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const life = sessionLife(deps.settings);
  const sessionsExpired = await inBatches(async () => {
    const ended = await deps.database.transaction((tx) => endExpired(tx, now, overBefore(life, now), batch));
    await news.tell(ended, 'expired');
    return ended.length;
  });
  const kept = { real: before(sessionLimits.keptMs), trial: before(sessionLimits.trialKeptMs) };
  return {
    sessionsExpired,
    sessionsDeleted: await inBatches(() => deps.database.transaction((tx) => deleteEnded(tx, kept, batch))),
    puzzlesDeleted: await inBatches(() => deps.database.transaction((tx) => deleteExpired(tx, now, batch))),
    attemptsDeleted: await inBatches(() =>
      deps.database.transaction((tx) => deleteQuiet(tx, before(attemptsKeptMs), batch)),
    ),
  };
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = 0; count < batchesMax; count++) {
    const done = await work();
    total += done;
    if (done < batch) break;
  }
  return total;
}
