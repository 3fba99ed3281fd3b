import type { AccountType } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const recordsSchema = pgSchema('records');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** How far each cash account has been read from the ledger. */
export const headTable = recordsSchema.table(
  'head',
  {
    accountId: big('account_id').primaryKey(),
    memberId: big('member_id').notNull(),
    currency: text().notNull(),
    /** The last transfer that was read; null before the first. */
    transferId: uuid('transfer_id'),
    /** How many transfers of the account's chain have been read. */
    version: big('version').notNull(),
    /** The time of the newest entry: no later one stands before it. */
    bookedAt: instant('booked_at'),
    /** Of the site, when its days were summed; null before the first were. */
    timeZone: text('time_zone'),
    /** Somebody moved money since then, as far as is known. */
    dueAt: instant('due_at'),
  },
  (table) => [index('head_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`)],
);

/** Places along a chain that is long to read, found on the way back from its newest transfer; each until it has been read. */
export const wayTable = recordsSchema.table(
  'way',
  {
    accountId: big('account_id').notNull(),
    version: big('version').notNull(),
    transferId: uuid('transfer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.version] })],
);

/** Movements of a cash account in their order. Partitioned by the account (the first migration says so). */
export const entryTable = recordsSchema.table(
  'entry',
  {
    accountId: big('account_id').notNull(),
    /** Never falls along the chain: the transfer's time, or the one before it where a clock was behind. */
    at: instant('at').notNull(),
    /** The place in the account's chain. */
    place: big('place').notNull(),
    transferId: uuid('transfer_id').notNull(),
    type: text().notNull().$type<AccountType>(),
    kind: text().notNull(),
    change: big('change').notNull(),
    balance: big('balance').notNull(),
    reference: uuid(),
    vendorCode: text('vendor_code').notNull().default(''),
    gameId: text('game_id').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.at, table.place] })],
);

/** Sums of the entries of each quarter of an hour: the midnight of every time zone is the beginning of one. */
export const quarterTable = recordsSchema.table(
  'quarter',
  {
    accountId: big('account_id').notNull(),
    quarter: instant('quarter').notNull(),
    type: text().notNull().$type<AccountType>(),
    vendorCode: text('vendor_code').notNull(),
    gameId: text('game_id').notNull(),
    entries: integer().notNull(),
    /** What came, and what went; both as positive amounts of smallest units. */
    came: big('came').notNull(),
    went: big('went').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.accountId, table.quarter, table.type, table.vendorCode, table.gameId],
    }),
  ],
);

/** The same sums for each day of the site's zone: of a year of many movements they leave some hundreds of rows. */
export const dayTable = recordsSchema.table(
  'day',
  {
    accountId: big('account_id').notNull(),
    /** The first instant of the day. */
    begins: instant('begins').notNull(),
    /** The first instant of the next one. */
    ends: instant('ends').notNull(),
    type: text().notNull().$type<AccountType>(),
    vendorCode: text('vendor_code').notNull(),
    gameId: text('game_id').notNull(),
    entries: integer().notNull(),
    came: big('came').notNull(),
    went: big('went').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.begins, table.type, table.vendorCode, table.gameId] }),
  ],
);

/** The same sums again, of all games together: what asks for no game reads a tenth of the rows. */
export const dayTypeTable = recordsSchema.table(
  'day_type',
  {
    accountId: big('account_id').notNull(),
    begins: instant('begins').notNull(),
    ends: instant('ends').notNull(),
    type: text().notNull().$type<AccountType>(),
    entries: integer().notNull(),
    came: big('came').notNull(),
    went: big('went').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.begins, table.type] })],
);
