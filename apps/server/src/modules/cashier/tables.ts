import {
  type BonusDenial,
  type DiscrepancyKind,
  type DiscrepancyResolution,
  discrepancyKinds,
} from '@ikka/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type DepositReason, type DepositState, depositStates } from './deposit-state.ts';
import type { TransferAccount } from './payment-provider.ts';

export const cashierSchema = pgSchema('cashier');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** By what an account's statement is told from another's: its number, however it is spelt. */
export const statementOf = (number: SQL): SQL =>
  sql`upper(regexp_replace(${number}, '[^0-9A-Za-z]', '', 'g'))`;

/** A member's wish to bring money in, and what became of it. */
export const depositTable = cashierSchema.table(
  'deposit',
  {
    /** The caller's UUIDv7: whoever repeats the call repeats the deposit. */
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    method: text().notNull(),
    provider: text().notNull(),
    /** Smallest units of `currency`. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** What the payer and the support quote, and what the provider knows it by. */
    reference: text().notNull(),
    state: text().notNull().$type<DepositState>(),
    reason: text().$type<DepositReason>(),
    /** The state in which the money found it, kept to tell a late payment from one in time. */
    paidFrom: text('paid_from').$type<DepositState>(),
    paymentId: text('payment_id'),
    payerUrl: text('payer_url'),
    /** Such as `1.50`: what of a provider's payment the house keeps, as the member was told. A transfer's is its account's. */
    feePercent: text('fee_percent').notNull().default('0.00'),
    /** The ledger's transfer that credits it: chosen once, under the row's lock, so that it is posted at most once. */
    transferId: uuid('transfer_id'),
    /** The bonus that the member chose with it: an offer, and the version of it that he read. */
    bonusOffer: text('bonus_offer'),
    bonusVersion: integer('bonus_version'),
    /** Why it brought none all the same, once it is paid. */
    bonusDenied: text('bonus_denied').$type<BonusDenial>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    settledAt: instant('settled_at'),
    /** When the job looks at it next; null once nothing more is expected. */
    attendAt: instant('attend_at'),
    /** How often the job has looked since the state last changed. */
    attended: integer().notNull().default(0),

    /** Of a bank transfer: the account of the house as the member saw it; null for every other deposit. */
    transferTo: jsonb('transfer_to').$type<TransferAccount>(),
    /** The operator who has it. */
    holder: text(),
    matchedBy: text('matched_by'),
    secondMatchedBy: text('second_matched_by'),
    /** What the statement, or the provider, says that arrived; smallest units. */
    received: bigint({ mode: 'bigint' }),
    /** What of it the house keeps; the rest is credited. */
    fee: bigint({ mode: 'bigint' }),
    /** By what the payment is found on the statement again. */
    bankReference: text('bank_reference'),
    /** Why it was rejected, or why the amount differs; the member reads it. */
    note: text(),
    /** Of money that was sent back: by what that payment is found. */
    returnReference: text('return_reference'),
    /** Since when it waits for an operator. */
    reviewSince: instant('review_since'),
  },
  (table) => [
    unique('deposit_reference').on(table.reference),
    check('deposit_amount', sql`${table.amount} > 0`),
    check('deposit_state', sql.raw(`"state" IN (${depositStates.map((state) => `'${state}'`).join(', ')})`)),
    // Whatever is being credited has its transfer's id, and whoever has one keeps it.
    check(
      'deposit_transfer',
      sql`(${table.transferId} IS NOT NULL) = (${table.state} IN ('crediting', 'paid', 'held', 'returning', 'returned'))`,
    ),
    check(
      'deposit_bonus',
      sql`(${table.bonusOffer} IS NULL) = (${table.bonusVersion} IS NULL)
        AND (${table.bonusDenied} IS NULL OR ${table.bonusOffer} IS NOT NULL)`,
    ),
    // Read backwards for the newest first.
    index('deposit_of_member').on(table.memberId, table.createdAt, table.id),
    // A day of a provider's payments, for reconciliation.
    index('deposit_of_provider').on(table.provider, table.createdAt, table.id),
    index('deposit_to_attend').on(table.attendAt).where(sql`${table.attendAt} IS NOT NULL`),
    check(
      'deposit_received',
      sql`(${table.received} IS NULL) = (${table.fee} IS NULL)
        AND (${table.received} IS NULL OR (${table.fee} >= 0 AND ${table.fee} < ${table.received}))`,
    ),
    // What waits for an operator, the oldest first.
    index('deposit_in_review')
      .on(table.reviewSince, table.id)
      .where(sql`${table.state} IN ('review', 'secondReview')`),
    // What came and may not be credited, by how long it waits.
    index('deposit_held').on(table.reviewSince, table.id).where(sql`${table.state} = 'held'`),
    // What an operator matched alone within a day.
    index('deposit_matched_alone')
      .on(table.matchedBy, table.changedAt)
      .where(sql`${table.matchedBy} IS NOT NULL AND ${table.secondMatchedBy} IS NULL`),
    index('deposit_transfer_of_state')
      .on(table.state, table.createdAt, table.id)
      .where(sql`${table.transferTo} IS NOT NULL`),
    // One payment on the statement of an account is the payment of one deposit, by whichever method it was begun.
    uniqueIndex('deposit_of_payment').on(
      statementOf(sql`${table.transferTo}->>'number'`),
      table.bankReference,
    ),
  ],
);

/** Every genuine webhook, once: the proof of what a provider said, and how a repeated one is known. */
export const webhookTable = cashierSchema.table(
  'webhook',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    depositId: uuid('deposit_id').notNull(),
    body: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Pictures by which members show that they paid. The file is sealed for this row alone. */
export const proofTable = cashierSchema.table(
  'proof',
  {
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Null until it is sent with a deposit. */
    depositId: uuid('deposit_id'),
    file: text().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('proof_of_deposit').on(table.depositId),
    index('proof_unclaimed').on(table.uploadedAt).where(sql`${table.depositId} IS NULL`),
  ],
);

/** Where a provider's word and ours differ, until an operator has dealt with it. */
export const discrepancyTable = cashierSchema.table(
  'discrepancy',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    kind: text().notNull().$type<DiscrepancyKind>(),
    /** What the provider knows the payment by. */
    reference: text().notNull(),
    paymentId: text('payment_id'),
    /** Null where no deposit of ours is known. */
    depositId: uuid('deposit_id'),
    /** What we credited, or were promised; smallest units of the deposit's currency. */
    ours: bigint({ mode: 'bigint' }),
    ourCurrency: text('our_currency'),
    /** What the provider says that it has; null where it has nothing, or no sum that we understand. */
    theirs: bigint({ mode: 'bigint' }),
    theirCurrency: text('their_currency'),
    foundAt: instant('found_at').notNull(),
    resolvedAt: instant('resolved_at'),
    resolvedBy: text('resolved_by'),
    resolution: text().$type<DiscrepancyResolution>(),
    note: text(),
  },
  (table) => [
    // Found again by each run of the job, kept once.
    unique('discrepancy_once')
      .on(table.provider, table.reference, table.kind, table.theirs)
      .nullsNotDistinct(),
    check(
      'discrepancy_kind',
      sql.raw(`"kind" IN (${discrepancyKinds.map((kind) => `'${kind}'`).join(', ')})`),
    ),
    check('discrepancy_resolved', sql`num_nulls(resolved_at, resolved_by, resolution, note) IN (0, 4)`),
    index('discrepancy_open').on(table.foundAt, table.id).where(sql`${table.resolvedAt} IS NULL`),
    index('discrepancy_found').on(table.foundAt, table.id),
    index('discrepancy_of_deposit').on(table.depositId),
  ],
);

/** What a provider and we say of one day (UTC), by when payments were begun; written anew by each run of the job. */
export const reconciledDayTable = cashierSchema.table(
  'reconciled_day',
  {
    provider: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    currency: text().notNull(),
    theirCount: integer('their_count').notNull(),
    theirSum: bigint('their_sum', { mode: 'bigint' }).notNull(),
    ourCount: integer('our_count').notNull(),
    ourSum: bigint('our_sum', { mode: 'bigint' }).notNull(),
    /** Payments that no webhook had told of, credited by the job. */
    repaired: integer().notNull(),
    isComplete: boolean('is_complete').notNull(),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day, table.currency] })],
);
