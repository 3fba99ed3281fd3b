import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const channelsSchema = pgSchema('channels');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One row a message. Whom it is for and what it says are in `sealed` alone, and only while they are needed. */
export const messageTable = channelsSchema.table(
  'message',
  {
    /** Also what the gateway is told, so that it recognises a repeat. */
    id: uuid().primaryKey(),
    channel: text().notNull(),
    template: text().notNull(),
    language: text().notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }),
    /** queued, sending, sent, failed; kept for one that stays in the development outbox. */
    state: text().notNull(),
    sealed: text(),
    attempts: integer().notNull().default(0),
    lastFault: text('last_fault'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it may be taken: after its pause, or when whoever took it must have died. */
    nextAt: instant('next_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('message_due').on(table.channel, table.nextAt).where(sql`${table.state} IN ('queued', 'sending')`),
    index('message_kept').on(table.createdAt, table.id).where(sql`${table.state} = 'kept'`),
    index('message_member').on(table.memberId, table.createdAt),
    index('message_created').on(table.createdAt),
    check('message_channel', sql`${table.channel} IN ('sms', 'mail')`),
    check('message_state', sql`${table.state} IN ('queued', 'sending', 'sent', 'failed', 'kept')`),
    check('message_wiped', sql`(${table.state} IN ('sent', 'failed')) = (${table.sealed} IS NULL)`),
  ],
);
