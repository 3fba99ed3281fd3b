import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { type DepositState, depositStates, isHeld, isInReview, isWithheld } from './deposit-state.ts';
import { depositTable, statementOf, webhookTable } from './tables.ts';

export type Deposit = typeof depositTable.$inferSelect;

/** Keeps a new deposit. Null: that id or that reference is taken. */
export async function insertDeposit(
  tx: Queryable,
  deposit: typeof depositTable.$inferInsert,
): Promise<Deposit | null> {
  const [row] = await tx.insert(depositTable).values(deposit).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findDeposit(tx: Queryable, id: string): Promise<Deposit | null> {
  const [row] = await tx.select().from(depositTable).where(eq(depositTable.id, id));
  return row ?? null;
}

/** By what the provider knows it by. */
export async function findByReference(
  tx: Queryable,
  provider: string,
  reference: string,
): Promise<Deposit | null> {
  const [row] = await tx
    .select()
    .from(depositTable)
    .where(and(eq(depositTable.reference, reference), eq(depositTable.provider, provider)));
  return row ?? null;
}

/** The deposit as it stands, with nobody else changing it until the transaction ends. */
export async function lockDeposit(tx: Transaction, id: string): Promise<Deposit | null> {
  const [row] = await tx.select().from(depositTable).where(eq(depositTable.id, id)).for('update');
  return row ?? null;
}

/** Writes what may change of a deposit. To be called under its lock. */
export async function saveDeposit(tx: Transaction, row: Deposit): Promise<void> {
  const { state, reason, paidFrom, paymentId, payerUrl, transferId, changedAt, settledAt } = row;
  await tx
    .update(depositTable)
    .set({
      state,
      reason,
      paidFrom,
      paymentId,
      payerUrl,
      transferId,
      changedAt,
      settledAt,
      attendAt: row.attendAt,
      attended: row.attended,
      holder: row.holder,
      matchedBy: row.matchedBy,
      secondMatchedBy: row.secondMatchedBy,
      received: row.received,
      fee: row.fee,
      bankReference: row.bankReference,
      note: row.note,
      returnReference: row.returnReference,
      reviewSince: row.reviewSince,
      bonusDenied: row.bonusDenied,
    })
    .where(eq(depositTable.id, row.id));
}

/** Which of a member's deposits are asked for. */
export interface DepositFilter {
  readonly memberId: bigint;
  /** None: all. */
  readonly states: readonly DepositState[];
  /** When they were begun; the end is exclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** What came into the member's cash: what was wished, or what of a transfer arrived less its fee. */
const credited =
  sql<bigint>`coalesce(${depositTable.received} - ${depositTable.fee}, ${depositTable.amount})`.mapWith(
    BigInt,
  );

/** A page of a member's deposits, newest first, with how many suit and what all of them brought in, in smallest units. */
export async function listDeposits(
  tx: Queryable,
  filter: DepositFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Deposit[]; total: number; credited: bigint }> {
  const wanted = and(
    eq(depositTable.memberId, filter.memberId),
    filter.states.length === 0 ? undefined : inArray(depositTable.state, [...filter.states]),
    filter.from && gte(depositTable.createdAt, filter.from),
    filter.to && lt(depositTable.createdAt, filter.to),
  );
  const [counted] = await tx
    .select({
      total: count(),
      credited: sql`coalesce(sum(${credited}) FILTER (WHERE ${depositTable.state} = 'paid'), 0)`.mapWith(
        BigInt,
      ),
    })
    .from(depositTable)
    .where(wanted);
  const rows = await tx
    .select()
    .from(depositTable)
    .where(wanted)
    .orderBy(desc(depositTable.createdAt), desc(depositTable.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: Number(counted?.total ?? 0), credited: counted?.credited ?? 0n };
}

/** What a deposit brought in: nothing before it is paid. */
export const creditedOf = ({ state, amount, received, fee }: Deposit): bigint =>
  state === 'paid' ? (received === null || fee === null ? amount : received - fee) : 0n;

/**
 * What a member brought in after an instant, oldest first; also what is just being credited: his cash has it a moment before it is
 * called paid, and it must not leave in that moment.
 */
export async function paidDeposits(
  tx: Queryable,
  memberId: bigint,
  currency: string,
  after: Date,
): Promise<{ amount: bigint; at: Date }[]> {
  const at = sql`coalesce(${depositTable.settledAt}, ${depositTable.changedAt})`.mapWith(
    depositTable.changedAt,
  );
  return tx
    .select({ amount: credited, at })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.memberId, memberId),
        eq(depositTable.currency, currency),
        inArray(depositTable.state, ['crediting', 'paid']),
        gt(at, after),
      ),
    )
    .orderBy(asc(at), asc(depositTable.id));
}

/** Whether any deposit of the member's was paid. */
export async function hasPaidDeposit(tx: Queryable, memberId: bigint, currency: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: depositTable.id })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.memberId, memberId),
        eq(depositTable.currency, currency),
        eq(depositTable.state, 'paid'),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Remembers a webhook. False: it was remembered already. */
export async function insertWebhook(
  tx: Transaction,
  webhook: typeof webhookTable.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(webhookTable)
    .values(webhook)
    .onConflictDoNothing()
    .returning({ eventId: webhookTable.eventId });
  return rows.length > 0;
}

/** Up to `limit` deposits that are due, locked; those that another process has are passed over. */
export async function lockDue(tx: Transaction, now: Date, limit: number): Promise<Deposit[]> {
  return tx
    .select()
    .from(depositTable)
    .where(and(isNotNull(depositTable.attendAt), lte(depositTable.attendAt, now)))
    .orderBy(depositTable.attendAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Lets the job look at a member's open deposits now. False: he has none. */
export async function hurryOpen(tx: Queryable, memberId: bigint, now: Date): Promise<boolean> {
  const rows = await tx
    .update(depositTable)
    .set({ attendAt: now })
    .where(
      and(
        eq(depositTable.memberId, memberId),
        inArray(depositTable.state, ['created', 'pending']),
        isNotNull(depositTable.attendAt),
      ),
    )
    .returning({ id: depositTable.id });
  return rows.length > 0;
}

/** How many transfers the queue counts at most; whoever has more waits for no page number. */
const countedMost = 10_000;

/** Bank transfers, and whatever is held or was sent back: those that wait by how long they do, others newest first. */
export async function listTransfers(
  tx: Queryable,
  filter: { readonly states: readonly DepositState[]; readonly reference: string | undefined },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Deposit[]; total: number }> {
  const wanted = and(
    or(isNotNull(depositTable.transferTo), inArray(depositTable.state, depositStates.filter(isWithheld))),
    filter.states.length === 0 ? undefined : inArray(depositTable.state, [...filter.states]),
    filter.reference === undefined ? undefined : eq(depositTable.reference, filter.reference),
  );
  const isWaiting =
    filter.states.length > 0 && filter.states.every((state) => isInReview(state) || isHeld(state));
  const order = isWaiting
    ? [asc(depositTable.reviewSince), asc(depositTable.id)]
    : [desc(depositTable.createdAt), desc(depositTable.id)];
  const rows = await tx
    .select()
    .from(depositTable)
    .where(wanted)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  const some = tx
    .select({ id: depositTable.id })
    .from(depositTable)
    .where(wanted)
    .limit(countedMost)
    .as('some');
  const [counted] = await tx.select({ total: count() }).from(some);
  return { rows, total: Number(counted?.total ?? 0) };
}

/** What an operator matched alone since an instant, in a currency; smallest units. */
export async function matchedAloneSince(
  tx: Transaction,
  who: { readonly username: string; readonly currency: string },
  since: Date,
): Promise<bigint> {
  const [found] = await tx
    .select({ sum: sum(depositTable.received) })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.matchedBy, who.username),
        isNull(depositTable.secondMatchedBy),
        inArray(depositTable.state, ['crediting', 'paid']),
        eq(depositTable.currency, who.currency),
        gt(depositTable.changedAt, since),
      ),
    );
  return BigInt(found?.sum ?? 0);
}

/** Whether a payment on the statement of the account with this number is another deposit's already. */
export async function isBankReferenceTaken(
  tx: Queryable,
  { id, number }: { readonly id: string; readonly number: string },
  bankReference: string,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: depositTable.id })
    .from(depositTable)
    .where(
      and(
        eq(statementOf(sql`${depositTable.transferTo}->>'number'`), statementOf(sql`${number}::text`)),
        eq(depositTable.bankReference, bankReference),
        ne(depositTable.id, id),
      ),
    );
  return found !== undefined;
}

/** What arrived of a deposit whose money is known to have come; null of every other. */
export async function arrivedAmount(tx: Queryable, id: string): Promise<bigint | null> {
  const [row] = await tx
    .select({ amount: depositTable.amount, received: depositTable.received })
    .from(depositTable)
    .where(and(eq(depositTable.id, id), inArray(depositTable.state, ['crediting', 'paid'])));
  return row === undefined ? null : (row.received ?? row.amount);
}
