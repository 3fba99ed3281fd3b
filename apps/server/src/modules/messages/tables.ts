import type { ChatState, FeedbackState, LanguageCode } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { localText } from '../../platform/database/local-text.ts';

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
    title: localText('title').notNull(),
    /** Safe HTML. */
    html: localText('html').notNull(),
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

/** What visitors told the house. A row is never removed. */
export const feedbackTable = messagesSchema.table(
  'feedback',
  {
    id: uuid().primaryKey(),
    state: text().notNull().$type<FeedbackState>(),
    /** Null for a guest. */
    memberId: bigint('member_id', { mode: 'bigint' }),
    /** Where a guest can be answered. */
    email: text(),
    language: text().notNull().$type<LanguageCode>(),
    remark: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    sentIp: text('sent_ip').notNull(),
    answer: text(),
    answeredBy: text('answered_by'),
    answeredAt: instant('answered_at'),
    closedBy: text('closed_by'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('feedback_in_state').on(table.state, table.sentAt, table.id),
    check('feedback_state', sql`${table.state} IN ('new', 'answered', 'closed')`),
    check('feedback_answered', sql`(${table.answer} IS NULL) = (${table.answeredAt} IS NULL)`),
    check('feedback_closed', sql`(${table.state} = 'closed') = (${table.closedAt} IS NOT NULL)`),
  ],
);

/** Pictures of feedback; one that no feedback has claimed within the hour is gone. */
export const feedbackImageTable = messagesSchema.table(
  'feedback_image',
  {
    id: uuid().primaryKey(),
    feedbackId: uuid('feedback_id').references(() => feedbackTable.id),
    /** Name of the sealed bytes in the store of files. */
    file: text().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('feedback_image_of').on(table.feedbackId).where(sql`${table.feedbackId} IS NOT NULL`),
    index('feedback_image_unclaimed').on(table.uploadedAt).where(sql`${table.feedbackId} IS NULL`),
  ],
);

/** A talk of a visitor with the house; a row is never removed. */
export const chatTable = messagesSchema.table(
  'chat',
  {
    id: uuid().primaryKey(),
    state: text().notNull().$type<ChatState>(),
    /** Null for a guest. */
    memberId: bigint('member_id', { mode: 'bigint' }),
    guestName: text('guest_name').notNull(),
    language: text().notNull().$type<LanguageCode>(),
    /** The level at the start, and whether it lay above what the VIP service begins with. */
    rankLevel: integer('rank_level').notNull(),
    isVip: boolean('is_vip').notNull(),
    startedAt: instant('started_at').notNull(),
    startedIp: text('started_ip').notNull(),
    assignedTo: text('assigned_to'),
    lastAt: instant('last_at').notNull(),
    /** The beginning of what was said last, for lists. */
    lastText: text('last_text').notNull(),
    lastNo: integer('last_no').notNull(),
    visitorReadNo: integer('visitor_read_no').notNull(),
    operatorReadNo: integer('operator_read_no').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').$type<'visitor' | 'operator' | 'idle'>(),
  },
  (table) => [
    uniqueIndex('chat_of_member')
      .on(table.memberId)
      .where(sql`${table.memberId} IS NOT NULL AND ${table.state} <> 'closed'`),
    index('chat_waiting')
      .on(sql`${table.isVip} DESC`, table.startedAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('chat_open').on(table.assignedTo, table.lastAt).where(sql`${table.state} = 'open'`),
    index('chat_live').on(table.lastAt).where(sql`${table.state} <> 'closed'`),
    index('chat_closed').on(table.closedAt, table.id).where(sql`${table.state} = 'closed'`),
    check('chat_state', sql`${table.state} IN ('waiting', 'open', 'closed')`),
    check('chat_assigned', sql`${table.state} <> 'open' OR ${table.assignedTo} IS NOT NULL`),
    check('chat_waits_for_nobody', sql`${table.state} <> 'waiting' OR ${table.assignedTo} IS NULL`),
    check('chat_is_closed', sql`(${table.state} = 'closed') = (${table.closedAt} IS NOT NULL)`),
  ],
);

/** What was said, numbered within its chat. */
export const chatLineTable = messagesSchema.table(
  'chat_line',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chatTable.id),
    no: integer().notNull(),
    /** Null where the visitor speaks. */
    operator: text(),
    text: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    key: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.no] }),
    uniqueIndex('chat_line_key').on(table.chatId, table.key),
  ],
);

/** Who is at the desk: as long as he says so again within the minute. */
export const presenceTable = messagesSchema.table('presence', {
  operator: text().primaryKey(),
  seenAt: instant('seen_at').notNull(),
});

/** Answers that are written beforehand. */
export const cannedAnswerTable = messagesSchema.table('canned_answer', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  text: localText('text').notNull(),
});
