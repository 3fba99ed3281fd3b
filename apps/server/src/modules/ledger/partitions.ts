import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { ensurePartition } from './store.ts';

const MONTHS_AHEAD = 3;

/**
 * Makes the monthly partitions from last month to three months ahead. There is no partition for everything else: a
 * transfer that has no place is refused, rather than kept where it would slow everything down unseen.
 */
export async function ensurePartitions(database: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (let month = -1; month <= MONTHS_AHEAD; month++) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 1));
    await ensurePartition(database.db, first.toISOString().slice(0, 10));
  }
}
