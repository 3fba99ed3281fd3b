import {
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredLine, StoredSpan } from './cashback-lines.ts';

export const cashbackSchema = pgSchema('cashback');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What was claimed, with all that explains it. Written in the ledger's transaction that pays it; never changed. */
export const claimTable = cashbackSchema.table(
  'claim',
  {
    /** The caller's key. */
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    /** The member's first claim is 1. Of two that follow the same one, one is written. */
    number: integer().notNull(),
    currency: text().notNull(),
    amount: big('amount').notNull(),
    bets: integer().notNull(),
    turnover: big('turnover').notNull(),
    /** Ten-thousandths of smallest units. */
    carriedIn: big('carried_in').notNull(),
    carriedOn: big('carried_on').notNull(),
    /** Bets from this instant on counted … */
    countedFrom: instant('counted_from').notNull(),
    /** … as far as they lie behind the place that the claim before had reached … */
    afterAt: instant('after_at'),
    afterPlace: big('after_place'),
    /** … up to this place of the member's record. */
    upToAt: instant('up_to_at').notNull(),
    upToPlace: big('up_to_place').notNull(),
    lines: jsonb().notNull().$type<readonly StoredLine[]>(),
    spans: jsonb().notNull().$type<readonly StoredSpan[]>(),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [
    uniqueIndex('claim_number').on(table.memberId, table.number),
    index('claim_time').on(table.claimedAt, table.id),
  ],
);

/** What the claims of an hour come to, once it is over: an operator's sum of years is read from these. */
export const hourTable = cashbackSchema.table(
  'hour',
  {
    begins: instant('begins').notNull(),
    currency: text().notNull(),
    rows: big('rows').notNull(),
    amount: big('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.begins, table.currency] })],
);
