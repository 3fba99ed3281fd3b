import { sql } from 'drizzle-orm';
import { check, index, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
