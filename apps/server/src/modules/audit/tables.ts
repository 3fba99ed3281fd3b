import { bigint, index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const auditSchema = pgSchema('audit');

/** Append-only (a trigger refuses all else). `before` and `after` are text, byte for byte what was hashed. */
export const entryTable = auditSchema.table(
  'entry',
  {
    id: bigint({ mode: 'bigint' }).primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    actorKind: text('actor_kind').notNull().$type<'operator' | 'member' | 'system'>(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: text(),
    after: text(),
    ip: text(),
    hash: text().notNull(),
  },
  (table) => [
    index('entry_action').on(table.action, table.id),
    index('entry_actor').on(table.actor, table.id),
    index('entry_subject').on(table.subject, table.id),
    index('entry_at').on(table.at),
  ],
);
