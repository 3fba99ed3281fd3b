import type { JsonValue } from '@ikka/game-kit';
import { and, asc, count, gte, inArray, lt, notInArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import type { StoredPair } from './store.ts';
import { type returnedStakeTable, roundTable, seedPairTable } from './tables.ts';

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

/** Those among them that had the same seeds and the same outcome too. */
export interface PlayedRounds extends PlacedBets {
  readonly seedPairId: bigint;
  readonly outcome: JsonValue;
}

/** Rounds that were played from an instant until before another. */
export interface PlayedWish {
  readonly from: Date;
  readonly to: Date;
  readonly currencies: readonly string[];
}

const bet = {
  begins: quarterOf(roundTable.playedAt),
  gameId: roundTable.gameId,
  version: roundTable.gameVersion,
  currency: roundTable.currency,
  stake: roundTable.stake,
  choice: roundTable.choice,
};
const played = { ...bet, seedPairId: roundTable.seedPairId, outcome: roundTable.outcome };

/** The quarter of an hour in which an instant lies, by when it begins. */
export function quarterOf(
  column: typeof roundTable.playedAt | typeof returnedStakeTable.returnedAt,
): SQL<Date> {
  return sql<Date>`date_bin('15 minutes', ${column}, 'epoch'::timestamptz)`.mapWith(column);
}

/** By quarter of an hour and bet, without those of some games. */
export async function placedBets(
  tx: Queryable,
  { except, ...wish }: PlayedWish & { readonly except: readonly string[] },
): Promise<PlacedBets[]> {
  const rows = await tx
    .select({ ...bet, ...sums })
    .from(roundTable)
    .where(and(isWithin(wish), notInArray(roundTable.gameId, [...except])))
    .groupBy(...grouping(bet));
  return rows.map(asSummed);
}

/** Of some games, by their seeds and outcomes too. */
export async function playedRounds(
  tx: Queryable,
  { gameIds, ...wish }: PlayedWish & { readonly gameIds: readonly string[] },
): Promise<PlayedRounds[]> {
  if (gameIds.length === 0) return [];
  const rows = await tx
    .select({ ...played, ...sums })
    .from(roundTable)
    .where(and(isWithin(wish), inArray(roundTable.gameId, [...gameIds])))
    .groupBy(...grouping(played));
  return rows.map((row) => ({ ...asSummed(row), outcome: row.outcome as JsonValue }));
}

const sums = { rounds: count(), payout: sum(roundTable.payout) };

const isWithin = ({ from, to, currencies }: PlayedWish) =>
  and(
    gte(roundTable.playedAt, from),
    lt(roundTable.playedAt, to),
    inArray(roundTable.currency, [...currencies]),
  );

/** The quarter is asked for by its place, so that it is reckoned once. */
const grouping = ({ begins, ...columns }: typeof bet | typeof played) => [sql`1`, ...Object.values(columns)];

const asSummed = <Row extends { readonly choice: unknown; readonly payout: string | null }>(row: Row) => ({
  ...row,
  choice: row.choice as JsonValue,
  payout: BigInt(row.payout ?? 0),
});

/** About when the first round of all was played: ids are in order of time. Null where nothing was played yet. */
export async function firstPlayedAt(tx: Queryable): Promise<Date | null> {
  const [first] = await tx
    .select({ playedAt: roundTable.playedAt })
    .from(roundTable)
    .orderBy(asc(roundTable.id))
    .limit(1);
  return first?.playedAt ?? null;
}

/** Those of these pairs that there are, revealed or not. */
export async function pairsByIds(tx: Queryable, ids: readonly bigint[]): Promise<StoredPair[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(seedPairTable)
    .where(inArray(seedPairTable.id, [...new Set(ids)]));
}
