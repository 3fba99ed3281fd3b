import { bigint, index, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const vipSchema = pgSchema('vip');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A level as it is stored: its turnover in smallest units, as text. */
export interface StoredLevel {
  readonly title: { readonly EN: string; readonly UR: string };
  readonly turnover: string;
  readonly benefits: readonly { readonly EN: string; readonly UR: string }[];
}

/** The levels in their versions. A row is never changed or removed. */
export const ladderTable = vipSchema.table('ladder', {
  version: integer().primaryKey(),
  levels: jsonb().notNull().$type<readonly StoredLevel[]>(),
  publishedBy: text('published_by').notNull(),
  publishedAt: instant('published_at').notNull(),
});

/** How far a member has come. */
export const standingTable = vipSchema.table(
  'standing',
  {
    memberId: big('member_id').primaryKey(),
    /** Stakes of rounds before `counted_to`, in smallest units. */
    turnover: big('turnover').notNull(),
    countedTo: instant('counted_to').notNull(),
    level: integer().notNull(),
  },
  (table) => [index('standing_level').on(table.level, table.turnover)],
);

/** Every change of a level. A row is never changed or removed. */
export const changeTable = vipSchema.table(
  'change',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: big('member_id').notNull(),
    levelFrom: integer('level_from').notNull(),
    levelTo: integer('level_to').notNull(),
    turnover: big('turnover').notNull(),
    ladderVersion: integer('ladder_version').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('change_member').on(table.memberId, table.id)],
);

/** Members who have played since they were counted. */
export const dueTable = vipSchema.table(
  'due',
  {
    memberId: big('member_id').primaryKey(),
    /** When a process last noted a round of theirs; it may have kept silent about further ones for a minute. */
    notedAt: instant('noted_at').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [index('due_next').on(table.nextAt)],
);
