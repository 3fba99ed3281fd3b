import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Stands for all of a version's rounds where a part could stand. */
export const whole = '';

export const returnsSchema = pgSchema('returns');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** How far rounds were read, and how far they were read once more. */
export const progressTable = returnsSchema.table(
  'progress',
  {
    id: boolean().primaryKey().default(true),
    readTo: instant('read_to').notNull(),
    readAgainTo: instant('read_again_to').notNull(),
    /** Whether what is under way was noted with these totals: not while older rounds are still being read. */
    isWhole: boolean('is_whole').notNull().default(false),
  },
  (table) => [check('progress_once', sql`${table.id}`)],
);

/** What is counted of rounds, in smallest units. The last four are null of a version whose rules are not known any more. */
const sums = () => ({
  rounds: integer().notNull(),
  stake: big('stake').notNull(),
  payout: big('payout').notNull(),
  /** What the payouts were due to be, in millionths of a smallest unit, each kind of bet or round rounded once. */
  dueMillionths: numeric('due_millionths', { precision: 40, scale: 0 }),
  /** The variance of the payouts, in squares of the smallest unit. */
  variance: numeric({ precision: 60, scale: 0 }),
  /** No payout, and no draw of a round of several, could come further above what it was due. */
  greatest: big('greatest'),
  /** None could come further below it. */
  greatestDue: big('greatest_due'),
});
const which = () => ({
  gameId: text('game_id').notNull(),
  version: text().notNull(),
  currency: text().notNull(),
});

/** What of a version's rounds is counted: all of them, or a part of their bets by the text keys of its name. */
const part = () => text('part').notNull().default(whole);

/** Of the rounds of one quarter of an hour. */
export const quarterTable = returnsSchema.table(
  'quarter',
  { begins: instant('begins').notNull(), ...which(), part: part(), ...sums() },
  (table) => [
    primaryKey({ columns: [table.begins, table.gameId, table.version, table.currency, table.part] }),
    index('quarter_version').on(table.gameId, table.version, table.currency),
  ],
);

/** Of all quarters, added up. */
export const totalTable = returnsSchema.table(
  'total',
  {
    ...which(),
    part: part(),
    ...sums(),
    rounds: big('rounds').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.version, table.currency, table.part] })],
);

/**
 * The luck of rounds of several steps that were in no total yet when all were read up to an instant: open ones, and those that had
 * ended since. Kept for each instant, so that each day can be held against its band as it stood; a line of nothing says that
 * nothing was under way.
 */
export const underWayTable = returnsSchema.table(
  'under_way',
  {
    readTo: instant('read_to').notNull(),
    ...which(),
    /** What chance gave more than was due, in millionths of a smallest unit. */
    millionths: numeric({ precision: 40, scale: 0 }).notNull(),
    variance: numeric({ precision: 60, scale: 0 }).notNull(),
    greatest: big('greatest').notNull(),
    greatestDue: big('greatest_due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.readTo, table.gameId, table.version, table.currency] }),
    index('under_way_version').on(table.gameId, table.version, table.currency),
  ],
);
