import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { arrayLiteral } from '../ledger/index.ts';
import { type Mark, quarterMs } from './range-store.ts';
import { entryTable } from './tables.ts';

/** The place of a transfer that was posted no earlier than `since`. */
export async function findMark(
  tx: Queryable,
  of: { readonly accountId: bigint; readonly transferId: string; readonly since: Date },
): Promise<Mark | null> {
  const [found] = await tx
    .select({ at: entryTable.at, place: entryTable.place })
    .from(entryTable)
    .where(
      and(
        eq(entryTable.accountId, of.accountId),
        gte(entryTable.at, of.since),
        eq(entryTable.transferId, of.transferId),
      ),
    )
    .orderBy(asc(entryTable.at), asc(entryTable.place))
    .limit(1);
  return found ?? null;
}

/** The games of stakes that were entered since an instant, by the rounds that they were on; none of a stake without a game. */
export async function gamesOfStakes(
  tx: Queryable,
  accountId: bigint,
  references: readonly string[],
  since: Date,
): Promise<{ readonly reference: string; readonly gameId: string; readonly vendorCode: string }[]> {
  const { rows } = await tx.execute<{ reference: string; gameId: string; vendorCode: string }>(sql`
    SELECT DISTINCT reference, game_id AS "gameId", vendor_code AS "vendorCode" FROM records.entry
     WHERE account_id = ${accountId} AND at >= ${since.toISOString()}::timestamptz AND type = 'stake'
       AND reference = ANY (${arrayLiteral(references)}::uuid[]) AND game_id <> ''`);
  return rows;
}

/**
 * What came back behind a place of stakes that stand before it, by game. The sums of quarters say first whether anything came
 * back at all: only then are movements looked at one by one.
 */
export async function earlierStakesReturned(
  tx: Queryable,
  accountId: bigint,
  { at, place }: Mark,
): Promise<{ key: string; amount: bigint }[]> {
  const from = sql`${at.toISOString()}::timestamptz`;
  const quarter = new Date(Math.floor(at.getTime() / quarterMs) * quarterMs).toISOString();
  const { rows } = await tx.execute<{ key: string; amount: string }>(sql`
    SELECT back.game_id AS key, sum(back.change)::text AS amount FROM records.entry back
     WHERE EXISTS (SELECT FROM records.quarter
                    WHERE account_id = ${accountId} AND quarter >= ${quarter}::timestamptz AND type = 'refund')
       AND back.account_id = ${accountId} AND back.at >= ${from} AND back.place > ${place} AND back.type = 'refund'
       AND NOT EXISTS (SELECT FROM records.entry stake
                        WHERE stake.account_id = ${accountId} AND stake.at >= ${from} AND stake.place > ${place}
                          AND stake.type IN ('stake', 'added_stake') AND stake.reference = back.reference)
     GROUP BY back.game_id`);
  return rows.map(({ key, amount }) => ({ key, amount: BigInt(amount) }));
}
