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

import { localText } from '../../platform/database/local-text.ts';

export const contentSchema = pgSchema('content');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What the house tells its visitors. A row is never removed: what was said stays known. */
export const noticeTable = contentSchema.table(
  'notice',
  {
    /** Made by the operator's form, so that a repeated press publishes once. */
    id: uuid().primaryKey(),
    type: text().notNull(),
    title: localText('title').notNull(),
    /** Safe HTML. */
    text: localText('text').notNull(),
    publishedFrom: instant('published_from').notNull(),
    publishedUntil: instant('published_until'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    withdrawnBy: text('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
    /** When one process took it upon itself to tell the open pages. */
    announcedAt: instant('announced_at'),
    audience: text().notNull().default('everyone'),
    /** Visitors of these languages see it. */
    languages: text().array().notNull().default(['EN', 'UR']),
    /** The higher stands first; among equals the newer. */
    priority: integer().notNull().default(0),
    version: integer().notNull().default(1),
    changedBy: text('changed_by'),
    changedAt: instant('changed_at'),
  },
  (table) => [
    check('notice_has_an_audience', sql`${table.audience} IN ('everyone', 'guests', 'members')`),
    check('notice_has_a_version', sql`${table.version} > 0`),
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
    title: localText('title').notNull(),
    /** Safe HTML, with its places open. */
    html: localText('html').notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemKey, table.version] })],
);

/** A picture of the house, by the SHA-256 of what was uploaded. */
export const pictureTable = contentSchema.table('picture', {
  id: text().primaryKey(),
  /** Of the largest that was drawn. */
  width: integer().notNull(),
  height: integer().notNull(),
  keptBy: text('kept_by').notNull(),
  keptAt: instant('kept_at').notNull(),
});

/** A picture as it is served, once a width and a type; `name` is the SHA-256 of its bytes. */
export const pictureFileTable = contentSchema.table(
  'picture_file',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictureTable.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    width: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.type, table.width] }),
    index('picture_file_by_name').on(table.name),
  ],
);

/** A picture with its words, in a place of the site. */
export const bannerTable = contentSchema.table(
  'banner',
  {
    id: uuid().primaryKey(),
    groupName: text('group_name').notNull(),
    position: integer().notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictureTable.id),
    /** Both or neither. */
    title: localText('title'),
    text: localText('text'),
    alt: localText('alt').notNull(),
    url: text().notNull(),
    shownFrom: instant('shown_from'),
    shownUntil: instant('shown_until'),
    isShown: boolean('is_shown').notNull(),
    version: integer().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('banner_in_order').on(table.groupName, table.position),
    index('banner_by_picture').on(table.pictureId),
    check('banner_has_a_group', sql`${table.groupName} IN ('w_login', 'w_register', 'home')`),
    check('banner_ends_after_its_start', sql`${table.shownUntil} > ${table.shownFrom}`),
  ],
);

/** What the site refers to: downloads, contacts, links, logos. */
export const resourceTable = contentSchema.table(
  'resource',
  {
    id: uuid().primaryKey(),
    resourceType: text('resource_type').notNull(),
    position: integer().notNull(),
    label: localText('label').notNull(),
    url: text().notNull(),
    qrCodeUrl: text('qr_code_url').notNull(),
    pictureId: text('picture_id').references(() => pictureTable.id),
    isShown: boolean('is_shown').notNull(),
    version: integer().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('resource_in_order').on(table.resourceType, table.position),
    index('resource_by_picture').on(table.pictureId),
  ],
);
