import {
  type PayoutKind,
  type UsdtNetwork,
  type WithdrawalState,
  type withdrawalRisks,
  withdrawalStates,
} from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MoneyMove } from './withdrawal-state.ts';

export const withdrawalsSchema = pgSchema('withdrawals');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`"${column}" IN (${values.map((value) => `'${value}'`).join(', ')})`);

/** A member's wish to have money paid out, and what became of it. Made in the ledger's transaction that holds the money. */
export const withdrawalTable = withdrawalsSchema.table(
  'withdrawal',
  {
    /** The caller's UUIDv7: whoever repeats the call repeats the withdrawal. */
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    /** Smallest units of `currency`. */
    amount: big('amount').notNull(),
    currency: text().notNull(),
    state: text().notNull().$type<WithdrawalState>(),
    /** The ledger's hold of the money. */
    holdId: uuid('hold_id').notNull(),
    /** What the ledger still has to be told; null once it was. */
    moneyDue: text('money_due').$type<MoneyMove>(),

    payoutAccountId: uuid('payout_account_id').notNull(),
    payoutKind: text('payout_kind').notNull().$type<PayoutKind>(),
    bankCode: text('bank_code'),
    network: text().$type<UsdtNetwork>(),
    /** Of the number its end. */
    numberMasked: text('number_masked').notNull(),
    holderName: text('holder_name').notNull(),
    payoutAddedAt: instant('payout_added_at').notNull(),

    risks: text().array().notNull().$type<(typeof withdrawalRisks)[number][]>(),
    needsSecond: boolean('needs_second').notNull(),
    /** The operator who has it. */
    holder: text(),
    approvedBy: text('approved_by'),
    secondApprovedBy: text('second_approved_by'),
    /** Who pays, in our records and the label of its account in the ledger. */
    provider: text(),
    paymentReference: text('payment_reference'),
    /** The operator who noted the payment. */
    paidBy: text('paid_by'),
    reason: text(),
    receipt: text().$type<'member' | 'time' | 'forced'>(),

    disputeKind: text('dispute_kind').$type<'partly' | 'missing'>(),
    /** What did not arrive, and what of it was given back. */
    claimed: big('claimed'),
    returned: big('returned'),

    submittedAt: instant('submitted_at').notNull(),
    submittedIp: text('submitted_ip').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** By when the stage has to be over. */
    dueAt: instant('due_at'),
    /** When the job looks at it; null where nothing happens by the clock. */
    attendAt: instant('attend_at'),
    escalatedAt: instant('escalated_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('withdrawal_amount', sql`${table.amount} > 0`),
    check('withdrawal_state', oneOf('state', withdrawalStates)),
    check(
      'withdrawal_claim',
      sql`(${table.disputeKind} IS NULL) = (${table.claimed} IS NULL) AND ${table.claimed} BETWEEN 1 AND ${table.amount}
        AND (${table.returned} IS NULL OR ${table.returned} BETWEEN 0 AND ${table.claimed})`,
    ),
    check('withdrawal_paid', sql`(${table.provider} IS NULL) = (${table.paymentReference} IS NULL)`),
    index('withdrawal_of_member').on(table.memberId, table.submittedAt, table.id),
    index('withdrawal_in_state').on(table.state, table.submittedAt, table.id),
    index('withdrawal_to_attend').on(table.attendAt).where(sql`${table.attendAt} IS NOT NULL`),
    index('withdrawal_money_due').on(table.changedAt).where(sql`${table.moneyDue} IS NOT NULL`),
    // One payment is the payment of one withdrawal.
    uniqueIndex('withdrawal_payment').on(table.provider, table.paymentReference),
  ],
);

/** What happened, as it happened: rows are added and never changed. */
export const stepTable = withdrawalsSchema.table(
  'step',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    withdrawalId: uuid('withdrawal_id').notNull(),
    step: text().notNull().$type<WithdrawalState | 'escalated' | 'taken' | 'givenBack'>(),
    by: text('by').notNull().$type<'member' | 'operator' | 'system'>(),
    operator: text(),
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('step_of_withdrawal').on(table.withdrawalId, table.id),
    // What an operator approved within a day.
    index('step_approved').on(table.operator, table.at).where(sql`${table.step} = 'approved'`),
  ],
);

/** Pictures that members brought to show what arrived. The file is sealed for this row alone. */
export const proofTable = withdrawalsSchema.table(
  'proof',
  {
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    /** Null until a member's word claims it. */
    withdrawalId: uuid('withdrawal_id'),
    file: text().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('proof_of_withdrawal').on(table.withdrawalId),
    index('proof_unclaimed').on(table.uploadedAt).where(sql`${table.withdrawalId} IS NULL`),
  ],
);
