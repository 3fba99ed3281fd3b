import type { Queryable } from '../../platform/database/index.ts';
import { syncTable } from './tables.ts';

export type StoredSync = typeof syncTable.$inferSelect;

export async function allSyncs(db: Queryable): Promise<StoredSync[]> {
  return db.select().from(syncTable);
}

/** Notes how asking a vendor for its games went. Of a failure the last answer's time and number stay. */
export async function saveSync(
  db: Queryable,
  outcome: Pick<StoredSync, 'vendorCode' | 'at'> &
    ({ readonly games: number } | { readonly problem: string }),
): Promise<StoredSync> {
  const { vendorCode, at } = outcome;
  const change =
    'games' in outcome
      ? { at, doneAt: at, games: outcome.games, problem: null }
      : { at, problem: outcome.problem };
  const [saved] = await db
    .insert(syncTable)
    .values({ vendorCode, games: 0, ...change })
    .onConflictDoUpdate({ target: syncTable.vendorCode, set: change })
    .returning();
  if (saved === undefined) throw new Error(`nothing was noted of ${vendorCode}`);
  return saved;
}
