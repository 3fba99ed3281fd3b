import type { AdjustmentState } from '@ikka/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, lt, type SQL, sql, sum } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../platform/database/index.ts';
import { adjustmentTable as adjustment } from './tables.ts';

export type Adjustment = typeof adjustment.$inferSelect;

/** A list is counted no further than this, so that its cost has a bound. */
const countedMost = 10_000;

export interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Writes a proposal; answers false where its id is taken. */
export async function insertAdjustment(tx: Transaction, row: Adjustment): Promise<boolean> {
  const made = await tx.insert(adjustment).values(row).onConflictDoNothing().returning({ id: adjustment.id });
  return made.length > 0;
}

export async function findAdjustment(db: Queryable, id: string): Promise<Adjustment | null> {
  const [found] = await db.select().from(adjustment).where(eq(adjustment.id, id));
  return found ?? null;
}

/** Until the end of the transaction nothing else is proposed for the member, in any process. */
export async function lockMember(tx: Transaction, memberId: bigint): Promise<void> {
  await holdName(tx, `treasury ${memberId}`);
}

/** What a member was credited by hand since an instant, by whomever, without a second operator; smallest units. */
export async function creditedUnseen(
  tx: Transaction,
  { memberId, currency }: Pick<Adjustment, 'memberId' | 'currency'>,
  since: Date,
): Promise<bigint> {
  const [found] = await tx
    .select({ sum: sum(adjustment.amount) })
    .from(adjustment)
    .where(
      and(
        eq(adjustment.memberId, memberId),
        gt(adjustment.proposedAt, since),
        eq(adjustment.currency, currency),
        eq(adjustment.direction, 'credit'),
        eq(adjustment.needsSecond, false),
      ),
    );
  return BigInt(found?.sum ?? 0);
}

/** What an operator credited by hand since an instant, to whomever, without a second operator; smallest units. */
export async function creditedUnseenBy(
  tx: Transaction,
  { proposedBy, currency }: Pick<Adjustment, 'proposedBy' | 'currency'>,
  since: Date,
): Promise<bigint> {
  const [found] = await tx
    .select({ sum: sum(adjustment.amount) })
    .from(adjustment)
    .where(
      and(
        eq(adjustment.proposedBy, proposedBy),
        gt(adjustment.proposedAt, since),
        eq(adjustment.currency, currency),
        eq(adjustment.direction, 'credit'),
        eq(adjustment.needsSecond, false),
      ),
    );
  return BigInt(found?.sum ?? 0);
}

/** The adjustment as it stands, with nobody else changing it until the transaction ends. */
export async function lockAdjustment(tx: Transaction, id: string): Promise<Adjustment | null> {
  const [found] = await tx.select().from(adjustment).where(eq(adjustment.id, id)).for('update');
  return found ?? null;
}

/** Writes what may change of an adjustment. To be called under its lock. */
export async function saveAdjustment(tx: Transaction, row: Adjustment): Promise<void> {
  const { state, decidedBy, decidedAt, answer, transferId, settledAt } = row;
  await tx
    .update(adjustment)
    .set({ state, decidedBy, decidedAt, answer, transferId, settledAt })
    .where(eq(adjustment.id, row.id));
}

export interface AdjustmentFilter {
  /** Empty: of every state. */
  readonly states: readonly AdjustmentState[];
  readonly direction?: Adjustment['direction'] | undefined;
  readonly reason?: Adjustment['reason'] | undefined;
  readonly memberId?: bigint | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

const suits = (filter: AdjustmentFilter): SQL | undefined =>
  and(
    filter.states.length === 0 ? undefined : inArray(adjustment.state, [...filter.states]),
    filter.direction === undefined ? undefined : eq(adjustment.direction, filter.direction),
    filter.reason === undefined ? undefined : eq(adjustment.reason, filter.reason),
    filter.memberId === undefined ? undefined : eq(adjustment.memberId, filter.memberId),
    filter.from === undefined ? undefined : gte(adjustment.proposedAt, filter.from),
    filter.to === undefined ? undefined : lt(adjustment.proposedAt, filter.to),
  );

/** A page of what suits: of those that wait the oldest first, of others the newest. */
export async function listAdjustments(
  db: Queryable,
  filter: AdjustmentFilter,
  rows: Rows,
): Promise<{ list: Adjustment[]; total: number }> {
  const isQueue = filter.states.length === 1 && filter.states[0] === 'waiting';
  const order = isQueue
    ? [asc(adjustment.proposedAt), asc(adjustment.id)]
    : [desc(adjustment.proposedAt), desc(adjustment.id)];
  const list = await db
    .select()
    .from(adjustment)
    .where(suits(filter))
    .orderBy(...order)
    .limit(rows.limit)
    .offset(rows.offset);
  const some = db
    .select({ id: adjustment.id })
    .from(adjustment)
    .where(suits(filter))
    .limit(countedMost)
    .as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return { list, total: counted?.total ?? 0 };
}

export interface AdjustmentSum {
  readonly currency: string;
  readonly direction: Adjustment['direction'];
  readonly count: number;
  readonly sum: bigint;
}

/** What all that suits makes, by currency and direction. */
export async function sumAdjustments(db: Queryable, filter: AdjustmentFilter): Promise<AdjustmentSum[]> {
  const rows = await db
    .select({
      currency: adjustment.currency,
      direction: adjustment.direction,
      count: count(),
      sum: sql<string>`sum(${adjustment.amount})::text`,
    })
    .from(adjustment)
    .where(suits(filter))
    .groupBy(adjustment.currency, adjustment.direction)
    .orderBy(adjustment.currency);
  return rows.map((row) => ({ ...row, sum: BigInt(row.sum) }));
}

/** Those of which the ledger still has to be told. */
export async function approvedAdjustments(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: adjustment.id })
    .from(adjustment)
    .where(eq(adjustment.state, 'approved'))
    .orderBy(asc(adjustment.proposedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The reasons of these adjustments, by id; those that are none are left out. */
export async function adjustmentReasonsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; reason: Adjustment['reason'] }[]> {
  return db
    .select({ id: adjustment.id, reason: adjustment.reason })
    .from(adjustment)
    .where(inArray(adjustment.id, [...ids]));
}

/** How many have waited since before an instant. */
export async function waitingSince(db: Queryable, before: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(adjustment)
    .where(and(eq(adjustment.state, 'waiting'), lt(adjustment.proposedAt, before)));
  return row?.total ?? 0;
}
