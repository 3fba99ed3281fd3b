import type { TableReportReason } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

export const tableChatSchema = pgSchema('table_chat');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A member who wrote, or was muted. His lines are told under `alias`, which leads nobody to the account. */
export const writerTable = tableChatSchema.table('writer', {
  memberId: big('member_id').primaryKey(),
  alias: uuid().notNull().unique(),
  mutedUntil: instant('muted_until'),
  mutedFor: text('muted_for'),
});

/** How far the numbers of a table's lines have come; they go on when old lines are forgotten. */
export const talkTable = tableChatSchema.table('talk', {
  tableId: text('table_id').primaryKey(),
  lastNo: integer('last_no').notNull(),
  lastAt: instant('last_at').notNull(),
});

/** What was said. A line that an operator removed stays, for who looks into it. */
export const lineTable = tableChatSchema.table(
  'line',
  {
    tableId: text('table_id').notNull(),
    no: integer().notNull(),
    memberId: big('member_id').notNull(),
    /** Made by the writer's page, so that a repeated press says it once. */
    key: uuid().notNull(),
    /** The writer's name as others read it. */
    name: text().notNull(),
    /** As others read it. */
    shown: text().notNull(),
    /** As it was written. */
    written: text().notNull(),
    saidAt: instant('said_at').notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    removedFor: text('removed_for'),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.no] }),
    unique('line_once').on(table.memberId, table.key),
    index('line_of_writer').on(table.memberId, table.saidAt),
    index('line_age').on(table.saidAt),
    check(
      'line_removed',
      sql`(${table.removedAt} IS NULL) = (${table.removedBy} IS NULL) AND (${table.removedAt} IS NULL) = (${table.removedFor} IS NULL)`,
    ),
  ],
);

/** That a member found a line amiss. Open until an operator has looked at it. */
export const reportTable = tableChatSchema.table(
  'report',
  {
    tableId: text('table_id').notNull(),
    no: integer().notNull(),
    memberId: big('member_id').notNull(),
    reason: text().notNull().$type<TableReportReason>(),
    at: instant('at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.no, table.memberId] }),
    foreignKey({
      name: 'report_of_line',
      columns: [table.tableId, table.no],
      foreignColumns: [lineTable.tableId, lineTable.no],
    }).onDelete('cascade'),
    index('report_open').on(table.at).where(sql`${table.settledAt} IS NULL`),
    check('report_settled', sql`(${table.settledAt} IS NULL) = (${table.settledBy} IS NULL)`),
  ],
);

/** Of whom a member wants to see nothing. */
export const hiddenTable = tableChatSchema.table(
  'hidden',
  { memberId: big('member_id').notNull(), writerId: big('writer_id').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.writerId] })],
);
