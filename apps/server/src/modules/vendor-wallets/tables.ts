import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TransferState } from './transfer-state.ts';

export const vendorWalletsSchema = pgSchema('vendor_wallets');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * A member's wallet at a vendor: what came and went, and what of its plays is booked. Its balance is the ledger's. Written by
 * vendor_wallets.write_event alone, in the transaction that moves the money.
 */
export const walletTable = vendorWalletsSchema.table(
  'wallet',
  {
    id: uuid().primaryKey(),
    vendorCode: text('vendor_code').notNull(),
    memberId: big('member_id').notNull(),
    currency: text().notNull(),
    /** Counts what was written: who decided by an older state is refused. */
    version: big('version').notNull(),
    /** Smallest units, sums since the wallet began. */
    came: big('came').notNull(),
    went: big('went').notNull(),
    staked: big('staked').notNull(),
    paid: big('paid').notNull(),
    /** When the vendor was asked about it last, answered or not: it takes its turn by this. Null until then. */
    askedAt: instant('asked_at'),
    /** When the vendor's books were compared last, and what it said that the wallet holds; null until then. */
    comparedAt: instant('compared_at'),
    toldBalance: big('told_balance'),
    /** Whether the two sides told it differently then. */
    differs: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('wallet_once').on(table.vendorCode, table.memberId, table.currency),
    index('wallet_member').on(table.memberId),
    index('wallet_compared').on(table.vendorCode, table.comparedAt),
    index('wallet_asked').on(table.vendorCode, table.askedAt),
    // Those that hold money by our books: whose they are is asked every minute.
    index('wallet_filled')
      .on(table.memberId)
      .where(sql`${table.came} - ${table.went} - ${table.staked} + ${table.paid} > 0`),
  ],
);

/** What of each game in a wallet is booked. */
export const playTable = vendorWalletsSchema.table(
  'play',
  {
    walletId: uuid('wallet_id').notNull(),
    gameId: text('game_id').notNull(),
    staked: big('staked').notNull(),
    paid: big('paid').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.walletId, table.gameId] }),
    foreignKey({ columns: [table.walletId], foreignColumns: [walletTable.id] }),
  ],
);

/** Money between a member's cash and his wallet at a vendor. */
export const transferTable = vendorWalletsSchema.table(
  'transfer',
  {
    /** The caller's key, under which the vendor knows it too. */
    id: uuid().primaryKey(),
    walletId: uuid('wallet_id')
      .notNull()
      .references(() => walletTable.id),
    memberId: big('member_id').notNull(),
    vendorCode: text('vendor_code').notNull(),
    currency: text().notNull(),
    direction: text().$type<'in' | 'out'>().notNull(),
    amount: big('amount').notNull(),
    /** Who wanted it: the member, a game that was opened, or the house, which takes money back. */
    cause: text().$type<'member' | 'launch' | 'recall'>().notNull(),
    state: text().$type<TransferState>().notNull(),
    /** The hold in the ledger. */
    holdId: uuid('hold_id').notNull(),
    /** Why it was returned: what the vendor refused, or that it never heard of it. */
    reason: text(),
    begunAt: instant('begun_at').notNull(),
    settledAt: instant('settled_at'),
    /** How often its status was asked for, and when it is asked for next. */
    asks: integer().notNull().default(0),
    nextAskAt: instant('next_ask_at').notNull(),
  },
  (table) => [
    index('transfer_member').on(table.memberId, table.begunAt),
    index('transfer_begun').on(table.begunAt, table.id),
    index('transfer_to_ask').on(table.nextAskAt).where(sql`${table.settledAt} IS NULL`),
    // One at a time for each wallet: of two at once the second is refused before any money moves.
    uniqueIndex('transfer_one_open').on(table.walletId).where(sql`${table.settledAt} IS NULL`),
    check('transfer_amount', sql`${table.amount} > 0`),
    check(
      'transfer_settled',
      sql`(${table.settledAt} IS NULL) = (${table.state} IN ('sending', 'in_doubt'))`,
    ),
  ],
);

/** Members who want their money at the vendor when they open one of its games. */
export const choiceTable = vendorWalletsSchema.table('choice', {
  memberId: big('member_id').primaryKey(),
  autoTransfer: boolean('auto_transfer').notNull(),
});

/** Vendors whose wallets are emptied: nothing goes in, and everything comes back, until an operator ends it. */
export const recallTable = vendorWalletsSchema.table('recall', {
  vendorCode: text('vendor_code').primaryKey(),
  reason: text().notNull(),
  by: text().notNull(),
  since: instant('since').notNull(),
});
