import type { WithdrawalState } from '@ikka/contract';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../platform/database/index.ts';
import { attachment, textArrayLiteral } from '../ledger/index.ts';
import { stepTable as step, withdrawalTable as withdrawal } from './tables.ts';
import { waitingStates } from './withdrawal-state.ts';

export type Withdrawal = typeof withdrawal.$inferSelect;
export type NewWithdrawal = Pick<
  Withdrawal,
  | 'id'
  | 'memberId'
  | 'amount'
  | 'currency'
  | 'holdId'
  | 'payoutAccountId'
  | 'payoutKind'
  | 'bankCode'
  | 'network'
  | 'numberMasked'
  | 'holderName'
  | 'payoutAddedAt'
  | 'risks'
  | 'needsSecond'
  | 'submittedAt'
  | 'submittedIp'
> & { readonly dueAt: Date };
export type Step = typeof step.$inferSelect;
export type NewStep = Omit<Step, 'id'>;

/** A list is counted no further than this, so that its cost has a bound. */
const countedMost = 10_000;

export interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Writes a withdrawal and its first step in the ledger's transaction that holds its money. */
export const attachWithdrawal = attachment<NewWithdrawal>({
  name: 'withdrawals',
  sql: `WITH made AS (
      INSERT INTO withdrawals.withdrawal (id, member_id, amount, currency, state, hold_id, payout_account_id, payout_kind,
        bank_code, network, number_masked, holder_name, payout_added_at, risks, needs_second, submitted_at, submitted_ip,
        changed_at, due_at, attend_at)
      SELECT w.id, w.member_id, w.amount, w.currency, 'submitted', w.hold_id, w.payout_account_id, w.payout_kind,
        w.bank_code, w.network, w.number_masked, w.holder_name, w.payout_added_at, w.risks, w.needs_second,
        w.submitted_at, w.submitted_ip, w.submitted_at, w.due_at, w.due_at
      FROM unnest($1::int[], $2::text[]) r(place, doc)
      CROSS JOIN LATERAL jsonb_to_record(r.doc::jsonb) AS w(id uuid, member_id bigint, amount bigint, currency text,
        hold_id uuid, payout_account_id uuid, payout_kind text, bank_code text, network text, number_masked text,
        holder_name text, payout_added_at timestamptz, risks text[], needs_second boolean, submitted_at timestamptz,
        submitted_ip text, due_at timestamptz)
      WHERE ledger.was_posted(r.place)
      RETURNING id, submitted_at)
    INSERT INTO withdrawals.step (withdrawal_id, step, by, at) SELECT id, 'submitted', 'member', submitted_at FROM made`,
  toParameters: (rows) => [
    textArrayLiteral(
      rows.map((row) =>
        JSON.stringify({
          id: row.id,
          member_id: row.memberId.toString(),
          amount: row.amount.toString(),
          currency: row.currency,
          hold_id: row.holdId,
          payout_account_id: row.payoutAccountId,
          payout_kind: row.payoutKind,
          bank_code: row.bankCode,
          network: row.network,
          number_masked: row.numberMasked,
          holder_name: row.holderName,
          payout_added_at: row.payoutAddedAt,
          risks: row.risks,
          needs_second: row.needsSecond,
          submitted_at: row.submittedAt,
          submitted_ip: row.submittedIp,
          due_at: row.dueAt,
        }),
      ),
    ),
  ],
});

export async function findWithdrawal(db: Queryable, id: string): Promise<Withdrawal | null> {
  const [found] = await db.select().from(withdrawal).where(eq(withdrawal.id, id));
  return found ?? null;
}

/** The withdrawal as it stands, with nobody else changing it until the transaction ends. */
export async function lockWithdrawal(tx: Transaction, id: string): Promise<Withdrawal | null> {
  const [found] = await tx.select().from(withdrawal).where(eq(withdrawal.id, id)).for('update');
  return found ?? null;
}

/** Writes what may change of a withdrawal. To be called under its lock. */
export async function saveWithdrawal(tx: Transaction, row: Withdrawal): Promise<void> {
  await tx
    .update(withdrawal)
    .set({
      state: row.state,
      moneyDue: row.moneyDue,
      holder: row.holder,
      approvedBy: row.approvedBy,
      secondApprovedBy: row.secondApprovedBy,
      provider: row.provider,
      paymentReference: row.paymentReference,
      paidBy: row.paidBy,
      needsSecond: row.needsSecond,
      reason: row.reason,
      receipt: row.receipt,
      disputeKind: row.disputeKind,
      claimed: row.claimed,
      returned: row.returned,
      changedAt: row.changedAt,
      dueAt: row.dueAt,
      attendAt: row.attendAt,
      escalatedAt: row.escalatedAt,
      settledAt: row.settledAt,
    })
    .where(eq(withdrawal.id, row.id));
}

/** The payout accounts to which a member ever asked for money. */
export async function payoutAccountsOf(db: Queryable, memberId: bigint): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: withdrawal.payoutAccountId })
    .from(withdrawal)
    .where(eq(withdrawal.memberId, memberId));
  return rows.map(({ id }) => id);
}

/** Answers false when somebody else has noted already that the ledger knows. */
export async function markMoneyMoved(
  db: Queryable,
  { id, moneyDue }: Pick<Withdrawal, 'id' | 'moneyDue'>,
): Promise<boolean> {
  if (moneyDue === null) return false;
  const marked = await db
    .update(withdrawal)
    .set({ moneyDue: null })
    .where(and(eq(withdrawal.id, id), eq(withdrawal.moneyDue, moneyDue)))
    .returning({ id: withdrawal.id });
  return marked.length > 0;
}

export async function insertStep(tx: Transaction, values: NewStep): Promise<void> {
  await tx.insert(step).values(values);
}

/** The steps of these withdrawals, oldest first. */
export async function stepsOf(db: Queryable, ids: readonly string[]): Promise<Step[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(step)
    .where(inArray(step.withdrawalId, [...ids]))
    .orderBy(asc(step.id));
}

/** Whether another withdrawal was paid under this reference. */
export async function isReferenceTaken(
  tx: Transaction,
  provider: string,
  reference: string,
  id: string,
): Promise<boolean> {
  await holdName(tx, `payout ${provider} ${reference}`);
  const [found] = await tx
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.provider, provider), eq(withdrawal.paymentReference, reference)))
    .limit(1);
  return found !== undefined && found.id !== id;
}

/** What the member has withdrawn within a day of the site's time zone; what came back unpaid does not count. */
export async function usedOfDay(
  db: Queryable,
  { memberId, currency, now, zone }: { memberId: bigint; currency: string; now: Date; zone: string },
): Promise<{ count: number; sum: bigint; endsAt: Date }> {
  const day = sql`date_trunc('day', ${now.toISOString()}::timestamptz AT TIME ZONE ${zone})`;
  const [used] = await db
    .select({ count: count(), sum: sum(withdrawal.amount) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        eq(withdrawal.currency, currency),
        sql`${withdrawal.submittedAt} >= ${day} AT TIME ZONE ${zone}`,
        sql`${withdrawal.state} NOT IN ('refused', 'cancelled')`,
      ),
    );
  const { rows } = await db.execute<{ ends: string }>(
    sql`SELECT to_char((${day} + interval '1 day') AT TIME ZONE ${zone} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ends`,
  );
  return {
    count: Number(used?.count ?? 0),
    sum: BigInt(used?.sum ?? 0),
    endsAt: new Date(rows[0]?.ends ?? now),
  };
}

/** The member's withdrawals that were paid before this one. */
export async function paidBefore(
  db: Queryable,
  memberId: bigint,
  before: Date,
): Promise<{ count: number; sum: bigint }> {
  const [paid] = await db
    .select({ count: count(), sum: sum(withdrawal.amount) })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        lt(withdrawal.submittedAt, before),
        inArray(withdrawal.state, ['paid', 'received', 'disputed', 'resolved']),
      ),
    );
  return { count: Number(paid?.count ?? 0), sum: BigInt(paid?.sum ?? 0) };
}

async function listed(
  db: Queryable,
  condition: SQL | undefined,
  order: readonly SQL[],
  rows: Rows,
): Promise<{ list: Withdrawal[]; total: number }> {
  const list = await db
    .select()
    .from(withdrawal)
    .where(condition)
    .orderBy(...order)
    .limit(rows.limit)
    .offset(rows.offset);
  const some = db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(condition)
    .limit(countedMost)
    .as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return { list, total: counted?.total ?? 0 };
}

/** The member's, newest first. */
export function withdrawalsOf(
  db: Queryable,
  filter: OwnFilter,
  rows: Rows,
): Promise<{ list: Withdrawal[]; total: number }> {
  return listed(db, suits(filter), [desc(withdrawal.submittedAt), desc(withdrawal.id)], rows);
}

export interface OwnFilter {
  readonly memberId: bigint;
  /** None: all. */
  readonly states: readonly WithdrawalState[];
  /** When they were submitted; the end is exclusive. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const suits = ({ memberId, states, from, to }: OwnFilter) =>
  and(
    eq(withdrawal.memberId, memberId),
    states.length === 0 ? undefined : inArray(withdrawal.state, [...states]),
    from && gte(withdrawal.submittedAt, from),
    to && lt(withdrawal.submittedAt, to),
  );

/** What becomes of the amounts, by the state; sums of smallest units. */
export interface WithdrawalSums {
  readonly state: WithdrawalState;
  readonly amount: bigint;
  readonly claimed: bigint;
  readonly returned: bigint;
}

export async function sumWithdrawals(db: Queryable, filter: OwnFilter): Promise<WithdrawalSums[]> {
  const all = (column: 'amount' | 'claimed' | 'returned') =>
    sql`coalesce(sum(${withdrawal[column]}), 0)`.mapWith(BigInt);
  return db
    .select({
      state: withdrawal.state,
      amount: all('amount'),
      claimed: all('claimed'),
      returned: all('returned'),
    })
    .from(withdrawal)
    .where(suits(filter))
    .groupBy(withdrawal.state);
}

/** In a state, newest first; without one whatever waits for an operator, escalated ones first, then by how near its time is. */
export function withdrawalsIn(
  db: Queryable,
  state: WithdrawalState | undefined,
  rows: Rows,
): Promise<{ list: Withdrawal[]; total: number }> {
  const isWaiting = state === undefined || waitingStates.some((one) => one === state);
  const condition =
    state === undefined ? inArray(withdrawal.state, [...waitingStates]) : eq(withdrawal.state, state);
  const order = isWaiting
    ? [sql`${withdrawal.escalatedAt} ASC NULLS LAST`, asc(withdrawal.dueAt), asc(withdrawal.id)]
    : [desc(withdrawal.submittedAt), desc(withdrawal.id)];
  return listed(db, condition, order, rows);
}

/** Those whose time has come, the longest due first. */
export async function dueWithdrawals(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(isNotNull(withdrawal.attendAt), lte(withdrawal.attendAt, now)))
    .orderBy(asc(withdrawal.attendAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of which the ledger still has to be told. */
export async function withMoneyDue(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(isNotNull(withdrawal.moneyDue))
    .orderBy(asc(withdrawal.changedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
