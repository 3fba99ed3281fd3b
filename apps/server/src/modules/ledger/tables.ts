import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgSchema,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

export const ledgerSchema = pgSchema('ledger');

const big = (name?: string) =>
  name === undefined ? bigint({ mode: 'bigint' }) : bigint(name, { mode: 'bigint' });

/** What every post touches, and nothing else: a narrow row is updated in place. Written by ledger.post alone. */
export const accountTable = ledgerSchema.table(
  'account',
  {
    id: big().primaryKey(),
    balance: big().notNull().default(sql`0`),
    /** Counts the transfers that took part in; so it is also the length of the account's chain. */
    version: big().notNull().default(sql`0`),
    /** Head of the chain: every transfer names the one before it on either side. */
    lastTransfer: uuid('last_transfer'),
    /** The currency's ledger number, raised by the unit's offset. */
    currency: integer().notNull(),
    /** 1 suspended, 2 may go below zero. */
    flags: smallint().notNull().default(0),
  },
  (table) => [check('account_funds', sql`${table.balance} >= 0 OR (${table.flags} & 2) <> 0`)],
);

/** Who an account belongs to. Written once, when it is opened. */
export const holderTable = ledgerSchema.table(
  'holder',
  {
    accountId: big('account_id').primaryKey().generatedAlwaysAsIdentity(),
    /** The member, or 0 for the house. */
    owner: big().notNull(),
    kind: smallint().notNull(),
    currency: integer().notNull(),
    /** Tells accounts of one kind apart: the vendor's code, the provider, the limit and its period. */
    label: text().notNull().default(''),
    shard: smallint().notNull().default(0),
    /** The logical account: the first shard's id. Shards of one book count as one account in the duplicate check. */
    book: big().notNull(),
  },
  (table) => [
    unique('holder_once').on(table.owner, table.kind, table.currency, table.label, table.shard),
    index('holder_book').on(table.book),
  ],
);

/** Append-only, partitioned by month of its id (the first migration says so). */
export const transferTable = ledgerSchema.table(
  'transfer',
  {
    id: uuid().primaryKey(),
    debit: big().notNull(),
    credit: big().notNull(),
    amount: big().notNull(),
    debitBalance: big('debit_balance').notNull(),
    creditBalance: big('credit_balance').notNull(),
    debitBefore: uuid('debit_before'),
    creditBefore: uuid('credit_before'),
    /** The round, deposit, withdrawal … that it belongs to. */
    reference: uuid(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    kind: smallint().notNull(),
  },
  (table) => [
    index('transfer_at').using('brin', table.at),
    check('transfer_amount', sql`${table.amount} >= 0`),
    check('transfer_sides', sql`${table.debit} <> ${table.credit}`),
  ],
);

/** Open holds, for the sweep of the expired ones. That a hold ends at most once is proved by its ending's id. */
export const holdTable = ledgerSchema.table(
  'hold',
  {
    id: uuid().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('hold_expiring').on(table.expiresAt).where(sql`${table.endedAt} IS NULL`)],
);

/** Where each account's chain was last proved right, so that the next proof walks only what is newer. */
export const proofTable = ledgerSchema.table('proof', {
  accountId: big('account_id').primaryKey(),
  version: big().notNull(),
  balance: big().notNull(),
  lastTransfer: uuid('last_transfer'),
});
