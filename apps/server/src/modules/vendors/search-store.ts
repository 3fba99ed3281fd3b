import { and, asc, count, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import type { StoredRound } from './store.ts';
import { roundTable } from './tables.ts';

/** What is looked for among rounds of outside games; every wish that is given must be met. */
export interface OutsideRoundFilter {
  readonly memberIds?: readonly bigint[] | undefined;
  readonly gameId?: string | undefined;
  readonly currencies?: readonly string[] | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

const wantedBy = (filter: OutsideRoundFilter) =>
  and(
    filter.memberIds === undefined ? undefined : inArray(roundTable.memberId, [...filter.memberIds]),
    filter.gameId === undefined ? undefined : eq(roundTable.gameId, filter.gameId),
    filter.currencies === undefined ? undefined : inArray(roundTable.currency, [...filter.currencies]),
    filter.from === undefined ? undefined : gte(roundTable.beganAt, filter.from),
    filter.to === undefined ? undefined : lt(roundTable.beganAt, filter.to),
  );

/** Newest first: ids are in order of time, so that all members' are walked by them. */
export async function findOutsideRounds(
  db: Queryable,
  filter: OutsideRoundFilter,
  limit: number,
): Promise<StoredRound[]> {
  return db
    .select()
    .from(roundTable)
    .where(wantedBy(filter))
    .orderBy(
      ...(filter.memberIds === undefined
        ? [desc(roundTable.id)]
        : [desc(roundTable.beganAt), desc(roundTable.id)]),
    )
    .limit(limit);
}

/** What rounds of one outside game that ended in one quarter of an hour come to, in smallest units. */
export interface EndedSums {
  readonly begins: Date;
  readonly gameId: string;
  readonly currency: string;
  readonly rounds: bigint;
  /** Without what was given back. */
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Rounds that ended from an instant until before another, added up by quarter of an hour, game and currency. */
export async function sumEndedRounds(
  db: Queryable,
  wish: {
    readonly vendorCodes: readonly string[];
    readonly currencies: readonly string[];
    readonly from: Date;
    readonly to: Date;
  },
): Promise<EndedSums[]> {
  const quarter = sql<Date>`date_bin('15 minutes', ${roundTable.endedAt}, 'epoch'::timestamptz)`.mapWith(
    roundTable.beganAt,
  );
  const rows = await db
    .select({
      begins: quarter,
      gameId: roundTable.gameId,
      currency: roundTable.currency,
      rounds: sql<string>`count(*)`,
      stake: sql<string>`sum(stake - refunded)`,
      payout: sql<string>`sum(payout)`,
    })
    .from(roundTable)
    .where(
      and(
        inArray(roundTable.vendorCode, [...wish.vendorCodes]),
        inArray(roundTable.currency, [...wish.currencies]),
        gte(roundTable.endedAt, wish.from),
        lt(roundTable.endedAt, wish.to),
      ),
    )
    .groupBy(sql`1, 2, 3`);
  return rows.map(({ rounds, stake, payout, ...row }) => ({
    ...row,
    rounds: BigInt(rounds),
    stake: BigInt(stake),
    payout: BigInt(payout),
  }));
}

/** Counts no further than `most`. */
export async function countOutsideRounds(
  db: Queryable,
  filter: OutsideRoundFilter,
  most: number,
): Promise<number> {
  const some = db
    .select({ id: roundTable.id })
    .from(roundTable)
    .where(wantedBy(filter))
    .limit(most)
    .as('some');
  const [row] = await db.select({ rounds: count() }).from(some);
  return Number(row?.rounds ?? 0);
}

/** Rounds of outside games whose vendor has not ended them yet, longest open first. */
export async function openOutsideRounds(
  db: Queryable,
  filter: OutsideRoundFilter,
  limit: number,
): Promise<StoredRound[]> {
  return db
    .select()
    .from(roundTable)
    .where(and(isNull(roundTable.endedAt), wantedBy(filter)))
    .orderBy(asc(roundTable.beganAt), asc(roundTable.id))
    .limit(limit);
}
