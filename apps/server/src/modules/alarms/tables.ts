import { type AlarmKind, alarmKinds } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const alarmsSchema = pgSchema('alarms');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What was found to be wrong, from when until when, and who looked after it. */
export const alarmTable = alarmsSchema.table(
  'alarm',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull().$type<AlarmKind>(),
    subject: text().notNull(),
    details: jsonb().notNull().$type<Readonly<Record<string, string>>>(),
    raisedAt: instant('raised_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    clearedAt: instant('cleared_at'),
    acknowledgedBy: text('acknowledged_by'),
    acknowledgedAt: instant('acknowledged_at'),
    note: text(),
  },
  (table) => [
    check('alarm_kind', sql.raw(`"kind" IN (${alarmKinds.map((kind) => `'${kind}'`).join(', ')})`)),
    check(
      'alarm_acknowledged',
      sql`(${table.acknowledgedBy} IS NULL) = (${table.acknowledgedAt} IS NULL)
        AND (${table.acknowledgedBy} IS NULL) = (${table.note} IS NULL)`,
    ),
    // One thing is wrong once at a time.
    uniqueIndex('alarm_open').on(table.kind, table.subject).where(sql`${table.clearedAt} IS NULL`),
    index('alarm_over').on(table.clearedAt, table.id).where(sql`${table.clearedAt} IS NOT NULL`),
  ],
);

/** When each check was begun last, so that of many processes one does it. */
export const checkTable = alarmsSchema.table('check', {
  name: text().primaryKey(),
  begunAt: instant('begun_at').notNull(),
});
