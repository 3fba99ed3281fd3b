import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { localText } from '../../platform/database/local-text.ts';

export const promotionsSchema = pgSchema('promotions');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A promotion: where it stands. Its words are in its versions. */
export const pageTable = promotionsSchema.table(
  'page',
  {
    /** Its name in addresses. */
    id: text().primaryKey(),
    position: integer().notNull(),
    isShown: boolean('is_shown').notNull(),
    /** The version in force. */
    version: integer().notNull(),
  },
  (table) => [check('page_has_a_version', sql`${table.version} > 0`)],
);

/** What a promotion said, and since when. A row is never changed or removed: whoever took part can read it again. */
export const pageVersionTable = promotionsSchema.table(
  'page_version',
  {
    pageId: text('page_id')
      .notNull()
      .references(() => pageTable.id),
    version: integer().notNull(),
    title: localText('title').notNull(),
    summary: localText('summary').notNull(),
    /** Safe HTML. */
    html: localText('html').notNull(),
    /** Safe HTML. */
    terms: localText('terms').notNull(),
    joining: localText('joining').notNull(),
    picture: text().references(() => pictureTable.file),
    categories: text().array().notNull(),
    audience: text().notNull(),
    minimumLevel: integer('minimum_level'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.version] }),
    check('page_version_ends_after_its_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('page_version_has_an_audience', sql`${table.audience} IN ('everyone', 'members', 'vip')`),
    check(
      'page_version_level_for_vip',
      sql`(${table.audience} = 'vip') = (${table.minimumLevel} IS NOT NULL)`,
    ),
  ],
);

/** Pictures that operators brought: the names of the files that may be handed out. */
export const pictureTable = promotionsSchema.table('picture', {
  /** The large one. */
  file: text().primaryKey(),
  small: text().notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});
