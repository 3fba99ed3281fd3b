import type { LineDirection } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const transfersSchema = pgSchema('transfers');

const big = (name: string) => bigint(name, { mode: 'bigint' });

/** What was sent along the agent line. Written in the ledger's transaction that moves the money; never changed. */
export const transferTable = transfersSchema.table(
  'transfer',
  {
    /** The caller's key. */
    id: uuid().primaryKey(),
    direction: text().notNull().$type<LineDirection>(),
    senderId: big('sender_id').notNull(),
    receiverId: big('receiver_id').notNull(),
    amount: big('amount').notNull(),
    currency: text().notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    ip: text().notNull(),
  },
  (table) => [
    index('transfer_sender').on(table.senderId, table.at),
    index('transfer_receiver').on(table.receiverId, table.at),
    index('transfer_time').on(table.at, table.id),
    check('transfer_amount', sql`${table.amount} > 0`),
    check('transfer_sides', sql`${table.senderId} <> ${table.receiverId}`),
    check('transfer_direction', sql`${table.direction} IN ('upline', 'downline')`),
  ],
);

/** What the transfers of an hour come to, once it is over: an operator's sum of years is read from these. */
export const hourTable = transfersSchema.table(
  'hour',
  {
    begins: timestamp('begins', { withTimezone: true, precision: 3 }).notNull(),
    currency: text().notNull(),
    direction: text().notNull().$type<LineDirection>(),
    rows: big('rows').notNull(),
    amount: big('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.begins, table.currency, table.direction] })],
);
