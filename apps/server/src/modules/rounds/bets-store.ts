import type { JsonValue } from '@ikka/game-kit';
import { and, asc, count, gte, inArray, lt, notInArray, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { roundTable } from './tables.ts';

/** All rounds of a quarter of an hour in which the same was staked and chosen, taken together. Amounts are in smallest units. */
export interface PlacedBets {
  /** Of the quarter, counted from the whole hour of UTC. */
  readonly begins: Date;
  readonly gameId: string;
  readonly version: string;
  readonly currency: string;
  /** Of each of them. */
  readonly stake: bigint;
  readonly choice: JsonValue;
  readonly rounds: number;
  /** Of all of them. */
  readonly payout: bigint;
}

/** The rounds that were played from an instant until before another, by quarter of an hour and bet. */
export async function placedBets(
  tx: Queryable,
  wish: {
    readonly from: Date;
    readonly to: Date;
    readonly currencies: readonly string[];
    /** Games whose rounds are left out. */
    readonly except: readonly string[];
  },
): Promise<PlacedBets[]> {
  const bet = {
    begins: sql<Date>`date_bin('15 minutes', ${roundTable.playedAt}, 'epoch'::timestamptz)`.mapWith(
      roundTable.playedAt,
    ),
    gameId: roundTable.gameId,
    version: roundTable.gameVersion,
    currency: roundTable.currency,
    stake: roundTable.stake,
    choice: roundTable.choice,
  };
  const rows = await tx
    .select({ ...bet, rounds: count(), payout: sum(roundTable.payout) })
    .from(roundTable)
    .where(
      and(
        gte(roundTable.playedAt, wish.from),
        lt(roundTable.playedAt, wish.to),
        inArray(roundTable.currency, [...wish.currencies]),
        notInArray(roundTable.gameId, [...wish.except]),
      ),
    )
    .groupBy(sql`1`, bet.gameId, bet.version, bet.currency, bet.stake, bet.choice);
  return rows.map((row) => ({
    ...row,
    choice: row.choice as JsonValue,
    rounds: Number(row.rounds),
    payout: BigInt(row.payout ?? 0),
  }));
}

/** About when the first round of all was played: ids are in order of time. Null where nothing was played yet. */
export async function firstPlayedAt(tx: Queryable): Promise<Date | null> {
  const [first] = await tx
    .select({ playedAt: roundTable.playedAt })
    .from(roundTable)
    .orderBy(asc(roundTable.id))
    .limit(1);
  return first?.playedAt ?? null;
}
