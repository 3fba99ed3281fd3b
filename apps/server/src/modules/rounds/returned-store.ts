import type { JsonValue } from '@ikka/game-kit';
import { and, getTableColumns, gte, inArray, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { type PlayedRounds, type PlayedWish, quarterOf } from './played-store.ts';
import { returnedStakeTable } from './tables.ts';

export type ReturnedStake = typeof returnedStakeTable.$inferInsert;

export async function insertReturned(tx: Transaction, returned: readonly ReturnedStake[]): Promise<void> {
  if (returned.length > 0) await tx.insert(returnedStakeTable).values([...returned]);
}

/** Stakes that went back, as bets of which no round is on record: `rounds` and `payout` are nothing. */
export async function returnedStakes(
  tx: Queryable,
  wish: PlayedWish & { readonly gameIds: readonly string[] },
): Promise<PlayedRounds[]> {
  if (wish.gameIds.length === 0) return [];
  const { returnedAt, gameVersion, ...columns } = getTableColumns(returnedStakeTable);
  const rows = await tx
    .select({ ...columns, version: gameVersion, begins: quarterOf(returnedAt) })
    .from(returnedStakeTable)
    .where(
      and(
        gte(returnedAt, wish.from),
        lt(returnedAt, wish.to),
        inArray(returnedStakeTable.currency, [...wish.currencies]),
        inArray(returnedStakeTable.gameId, [...wish.gameIds]),
      ),
    );
  return rows.map((row) => ({
    ...row,
    choice: row.choice as JsonValue,
    outcome: row.outcome as JsonValue,
    rounds: 0,
    payout: 0n,
  }));
}
