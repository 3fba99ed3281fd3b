import type { JsonValue } from '@ikka/game-kit';
import { and, count, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import type { StoredPair } from './store.ts';
import { roundTable, seedPairTable } from './tables.ts';

/** Settled rounds of a quarter of an hour, from the same seeds and with the same bet and outcome. Amounts are in smallest units. */
export interface PlayedRounds {
  /** Of the quarter, counted from the whole hour of UTC. */
  readonly begins: Date;
  readonly gameId: string;
  readonly version: string;
  readonly currency: string;
  readonly seedPairId: bigint;
  /** Of each of them. */
  readonly stake: bigint;
  readonly choice: JsonValue;
  readonly outcome: JsonValue;
  readonly rounds: number;
  /** Of all of them. */
  readonly payout: bigint;
}

/** The rounds of these games that were played from an instant until before another. */
export async function playedRounds(
  tx: Queryable,
  wish: {
    readonly from: Date;
    readonly to: Date;
    readonly currencies: readonly string[];
    readonly gameIds: readonly string[];
  },
): Promise<PlayedRounds[]> {
  if (wish.gameIds.length === 0) return [];
  const played = {
    begins: sql<Date>`date_bin('15 minutes', ${roundTable.playedAt}, 'epoch'::timestamptz)`.mapWith(
      roundTable.playedAt,
    ),
    gameId: roundTable.gameId,
    version: roundTable.gameVersion,
    currency: roundTable.currency,
    seedPairId: roundTable.seedPairId,
    stake: roundTable.stake,
    choice: roundTable.choice,
    outcome: roundTable.outcome,
  };
  const rows = await tx
    .select({ ...played, rounds: count(), payout: sum(roundTable.payout) })
    .from(roundTable)
    .where(
      and(
        gte(roundTable.playedAt, wish.from),
        lt(roundTable.playedAt, wish.to),
        inArray(roundTable.currency, [...wish.currencies]),
        inArray(roundTable.gameId, [...wish.gameIds]),
      ),
    )
    .groupBy(
      sql`1`,
      played.gameId,
      played.version,
      played.currency,
      played.seedPairId,
      played.stake,
      played.choice,
      played.outcome,
    );
  return rows.map((row) => ({
    ...row,
    choice: row.choice as JsonValue,
    outcome: row.outcome as JsonValue,
    rounds: Number(row.rounds),
    payout: BigInt(row.payout ?? 0),
  }));
}

/** Those of these pairs that there are, revealed or not. */
export async function pairsByIds(tx: Queryable, ids: readonly bigint[]): Promise<StoredPair[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(seedPairTable)
    .where(inArray(seedPairTable.id, [...new Set(ids)]));
}
