import { and, arrayOverlaps, asc, eq, gt, gte, inArray, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import { autoCashOutTable, fixtureTable } from '../tables.ts';

export type AutoCashOut = typeof autoCashOutTable.$inferSelect;

/** Sets what a bet is to be cashed out at, whatever was set before. */
export async function putAuto(tx: Queryable, auto: AutoCashOut): Promise<void> {
  const { atLeast, key } = auto;
  await tx
    .insert(autoCashOutTable)
    .values(auto)
    .onConflictDoUpdate({ target: autoCashOutTable.betId, set: { atLeast, key } });
}

export async function forgetAuto(tx: Queryable, betId: string): Promise<void> {
  await tx.delete(autoCashOutTable).where(eq(autoCashOutTable.betId, betId));
}

/** At what these bets are cashed out, by their ids. */
export async function autosOf(
  tx: Queryable,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (betIds.length === 0) return new Map();
  const { betId, atLeast } = autoCashOutTable;
  const rows = await tx
    .select({ betId, atLeast })
    .from(autoCashOutTable)
    .where(inArray(betId, [...betIds]));
  return new Map(rows.map((row) => [row.betId, row.atLeast]));
}

/** Those that depend on one of these matches, so many after a bet in the order of their ids. */
export async function autosOn(
  tx: Queryable,
  fixtures: readonly string[],
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<AutoCashOut[]> {
  if (fixtures.length === 0) return [];
  return tx
    .select()
    .from(autoCashOutTable)
    .where(and(arrayOverlaps(autoCashOutTable.fixtures, [...fixtures]), gt(autoCashOutTable.betId, after)))
    .orderBy(asc(autoCashOutTable.betId))
    .limit(limit);
}

/** Forgets those whose matches should all have begun before an instant. */
export async function forgetAutos(tx: Queryable, before: Date): Promise<void> {
  const later = tx
    .select({ one: sql`1` })
    .from(fixtureTable)
    .where(
      and(sql`${fixtureTable.id} = ANY (${autoCashOutTable.fixtures})`, gte(fixtureTable.startsAt, before)),
    );
  await tx.delete(autoCashOutTable).where(notExists(later));
}
