import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type DepositReason, type DepositState, depositStates } from './deposit-state.ts';

export const cashierSchema = pgSchema('cashier');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

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
    /** The ledger's transfer that credits it: chosen once, under the row's lock, so that it is posted at most once. */
    transferId: uuid('transfer_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    settledAt: instant('settled_at'),
    /** When the job looks at it next; null once nothing more is expected. */
    attendAt: instant('attend_at'),
    /** How often the job has looked since the state last changed. */
    attended: integer().notNull().default(0),
  },
  (table) => [
    unique('deposit_reference').on(table.reference),
    check('deposit_amount', sql`${table.amount} > 0`),
    check('deposit_state', sql.raw(`"state" IN (${depositStates.map((state) => `'${state}'`).join(', ')})`)),
    // Whatever is being credited has its transfer's id, and whoever has one keeps it.
    check(
      'deposit_transfer',
      sql`(${table.transferId} IS NOT NULL) = (${table.state} IN ('crediting', 'paid'))`,
    ),
    // Read backwards for the newest first.
    index('deposit_of_member').on(table.memberId, table.createdAt, table.id),
    index('deposit_to_attend').on(table.attendAt).where(sql`${table.attendAt} IS NOT NULL`),
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
