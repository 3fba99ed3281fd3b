import { integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const settingsSchema = pgSchema('settings');

/** Only what was changed; a setting without a row has its default and version 0. */
export const settingTable = settingsSchema.table('setting', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull(),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
});

/** Every version that a setting had, also the one in force. A row is never changed or removed. */
export const versionTable = settingsSchema.table(
  'version',
  {
    key: text().notNull(),
    version: integer().notNull(),
    value: jsonb().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
);
