import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import type { StoredRound } from './store.ts';
import { isWin, roundTable } from './tables.ts';

/** Rounds that are over and paid ten times their stake and more, after a place, in the order in which they ended. */
export async function outsideWinsAfter(
  db: Queryable,
  currencies: readonly string[],
  after: { readonly playedAt: Date; readonly id: string },
  limit: number,
): Promise<(StoredRound & { readonly endedAt: Date })[]> {
  const place = sql`(${after.playedAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const rows = await db
    .select()
    .from(roundTable)
    .where(
      and(
        isWin,
        sql`(${roundTable.endedAt}, ${roundTable.id}) > ${place}`,
        inArray(roundTable.currency, [...currencies]),
      ),
    )
    .orderBy(asc(roundTable.endedAt), asc(roundTable.id))
    .limit(limit);
  return rows.flatMap((row) => (row.endedAt === null ? [] : [{ ...row, endedAt: row.endedAt }]));
}
