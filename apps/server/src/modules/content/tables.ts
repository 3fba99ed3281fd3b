import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const contentSchema = pgSchema('content');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the house tells its visitors. A row is never removed: what was said stays known. */
export const noticeTable = contentSchema.table(
  'notice',
  {
    /** Made by the operator's form, so that a repeated press publishes once. */
    id: uuid().primaryKey(),
    type: text().notNull(),
    titleEn: text('title_en').notNull(),
    titleUr: text('title_ur').notNull(),
    textEn: text('text_en').notNull(),
    textUr: text('text_ur').notNull(),
    publishedFrom: instant('published_from').notNull(),
    publishedUntil: instant('published_until'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    /** When one process took it upon itself to tell the open pages. */
    announcedAt: instant('announced_at'),
  },
  (table) => [
    index('notice_newest').on(table.publishedFrom, table.id),
    index('notice_in_force').on(table.publishedUntil).where(sql`${table.withdrawnAt} IS NULL`),
    index('notice_to_announce')
      .on(table.publishedFrom)
      .where(sql`${table.announcedAt} IS NULL AND ${table.withdrawnAt} IS NULL`),
    check('notice_ends_after_its_start', sql`${table.publishedUntil} > ${table.publishedFrom}`),
  ],
);

/** An item of the help centre: where it stands. Its words are in its versions. */
export const helpItemTable = contentSchema.table(
  'help_item',
  {
    /** Its name in addresses. */
    key: text().primaryKey(),
    kind: text().notNull(),
    position: integer().notNull(),
    inFooter: boolean('in_footer').notNull(),
    isShown: boolean('is_shown').notNull(),
    /** The version in force. */
    version: integer().notNull(),
  },
  (table) => [
    check('help_item_has_a_kind', sql`${table.kind} IN ('page', 'question')`),
    check('help_item_has_a_version', sql`${table.version} > 0`),
  ],
);

/** What an item said, and since when. A row is never changed or removed: whoever agreed to a text can read it again. */
export const helpVersionTable = contentSchema.table(
  'help_version',
  {
    itemKey: text('item_key')
      .notNull()
      .references(() => helpItemTable.key),
    version: integer().notNull(),
    titleEn: text('title_en').notNull(),
    titleUr: text('title_ur').notNull(),
    /** Safe HTML, with its places open. */
    htmlEn: text('html_en').notNull(),
    htmlUr: text('html_ur').notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemKey, table.version] })],
);
