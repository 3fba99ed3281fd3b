import { and, asc, count, desc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
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
