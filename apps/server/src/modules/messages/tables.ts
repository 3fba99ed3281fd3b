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
  uuid,
} from 'drizzle-orm/pg-core';

export const messagesSchema = pgSchema('messages');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * What the house wrote to members. To everybody or to a range of VIP levels it is this one row; to a list of names each
 * name has a row beside it; to one member his number stands here. A row is never removed: what was said stays known.
 */
export const messageTable = messagesSchema.table(
  'message',
  {
    /** Made by the operator's form, so that a repeated press sends once. */
    id: uuid().primaryKey(),
    audience: text().notNull().$type<'all' | 'rank' | 'list' | 'member'>(),
    rankFrom: integer('rank_from'),
    rankTo: integer('rank_to'),
    memberId: bigint('member_id', { mode: 'bigint' }),
    titleEn: text('title_en').notNull(),
    titleUr: text('title_ur').notNull(),
    /** Safe HTML. */
    htmlEn: text('html_en').notNull(),
    htmlUr: text('html_ur').notNull(),
    /** Null where the house itself wrote. */
    sentBy: text('sent_by'),
    sentAt: instant('sent_at').notNull(),
    recalledBy: text('recalled_by'),
    recalledAt: instant('recalled_at'),
  },
  (table) => [
    index('message_broadcast').on(table.sentAt).where(sql`${table.audience} IN ('all', 'rank')`),
    index('message_of_member').on(table.memberId, table.sentAt).where(sql`${table.memberId} IS NOT NULL`),
    index('message_of_operators').on(table.sentAt, table.id).where(sql`${table.sentBy} IS NOT NULL`),
    check('message_audience', sql`${table.audience} IN ('all', 'rank', 'list', 'member')`),
    check('message_of_one', sql`(${table.audience} = 'member') = (${table.memberId} IS NOT NULL)`),
    check(
      'message_rank_range',
      sql`(${table.audience} = 'rank') = (${table.rankFrom} IS NOT NULL AND ${table.rankTo} >= ${table.rankFrom})`,
    ),
    check('message_recalled_by', sql`(${table.recalledAt} IS NULL) = (${table.recalledBy} IS NULL)`),
  ],
);

/** Who stands on the list of a message to several. */
export const recipientTable = messagesSchema.table(
  'recipient',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messageTable.id),
    /** As the operator wrote it. */
    account: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId] }),
    index('recipient_of_message').on(table.messageId),
  ],
);

/** What a member did with a message: written when it is first read or removed, so that nothing is written to send it. */
export const markTable = messagesSchema.table(
  'mark',
  {
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messageTable.id),
    readAt: instant('read_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId] }),
    index('mark_of_message').on(table.messageId),
  ],
);
