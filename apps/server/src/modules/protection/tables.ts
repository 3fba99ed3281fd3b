import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const protectionSchema = pgSchema('protection');

const memberId = () => bigint('member_id', { mode: 'bigint' }).notNull();
const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Limits in smallest units of the member's currency, or in minutes. */
export const limitTable = protectionSchema.table(
  'limit',
  {
    memberId: memberId(),
    kind: text().notNull().$type<'deposit' | 'loss' | 'stake' | 'time'>(),
    period: text().notNull().$type<'day' | 'week' | 'month'>(),
    setBy: text('set_by').notNull().$type<'member' | 'operator'>(),
    /** Null: there is none, or no longer. */
    value: big('value'),
    /** From then on `pendingValue` counts (null: none). Null: nothing waits. */
    pendingFrom: instant('pending_from'),
    pendingValue: big('pending_value'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.period, table.setBy] }),
    check('limit_value', sql`${table.value} >= 0 AND ${table.pendingValue} >= 0`),
  ],
);

/** Every exclusion that there was. Only `lifted_at` is ever written later, and only of an operator's. */
export const exclusionTable = protectionSchema.table(
  'exclusion',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    kind: text().notNull().$type<'cool_off' | 'self_exclusion' | 'operator'>(),
    beginsAt: instant('begins_at').notNull(),
    /** Null: for good. */
    endsAt: instant('ends_at'),
    reason: text(),
    liftedAt: instant('lifted_at'),
  },
  (table) => [index('exclusion_member').on(table.memberId)],
);

export const preferenceTable = protectionSchema.table('preference', {
  memberId: memberId().primaryKey(),
  realityCheckMinutes: integer('reality_check_minutes').notNull(),
});

/** Minutes since 1970 in which a member with a limit of time had a game open. */
export const playMinuteTable = protectionSchema.table(
  'play_minute',
  { memberId: memberId(), minute: integer().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.minute] })],
);

/** Since when a member has been at play without a pause that ends a sitting. */
export const sittingTable = protectionSchema.table('sitting', {
  memberId: memberId().primaryKey(),
  since: instant('since').notNull(),
  /** The last sign of life of a game. */
  seenAt: instant('seen_at').notNull(),
});

export interface StoredDetails {
  readonly kind?: string;
  readonly period?: 'day' | 'week' | 'month';
  /** Smallest units or minutes, as text. */
  readonly value?: string | null;
  readonly until?: string | null;
  readonly reason?: string;
}

/** What was changed. A row is never changed or removed. */
export const eventTable = protectionSchema.table(
  'event',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    at: instant('at').notNull(),
    by: text().notNull().$type<'member' | 'operator'>(),
    what: text().notNull().$type<EventName>(),
    details: jsonb().notNull().$type<StoredDetails>(),
  },
  (table) => [index('event_member').on(table.memberId, table.id)],
);

export type EventName =
  | 'limit_tightened'
  | 'limit_loosening'
  | 'limit_change_cancelled'
  | 'operator_limit_set'
  | 'operator_limit_removed'
  | 'excluded'
  | 'exclusion_lifted'
  | 'reality_check_set';
