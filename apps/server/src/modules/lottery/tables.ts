import type { IssueState } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgSchema, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';

export const lotterySchema = pgSchema('lottery');

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** One draw of a lottery. */
export const issueTable = lotterySchema.table(
  'issue',
  {
    game: text().notNull(),
    /** The day and the place within it. */
    number: text().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    drawsAt: instant('draws_at').notNull(),
    /** Whose draw it is, where provinces take turns. */
    host: text(),
    state: text().$type<Exclude<IssueState, 'closed'>>().notNull(),
    /** As `printBoard` writes it; null until it is drawn. */
    board: text(),
    /** Counts the results: 1 for the first. */
    version: integer().notNull().default(0),
    /** Of a draw of the house: its place among the draws of the game, and what it follows from. The seed is null until it is drawn. */
    round: integer(),
    commitment: text(),
    clientSeed: text('client_seed'),
    serverSeed: text('server_seed'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.number] }),
    unique('issue_round').on(table.game, table.round),
    check('issue_drawn', sql`(${table.board} IS NOT NULL) = (${table.state} IN ('drawn', 'settled'))`),
    check('issue_seed', sql`${table.serverSeed} IS NULL OR ${table.board} IS NOT NULL`),
    index('issue_latest').on(table.game, table.drawsAt),
    index('issue_to_settle')
      .on(table.drawsAt)
      .where(sql`${table.settledAt} IS NULL AND ${table.state} <> 'open'`),
    index('issue_settled').on(table.settledAt),
    index('issue_open').on(table.drawsAt).where(sql`${table.state} = 'open'`),
  ],
);

/** A result of an outside draw that one operator has entered and another has to confirm. */
export const entryTable = lotterySchema.table(
  'entry',
  {
    game: text().notNull(),
    number: text().notNull(),
    board: text().notNull(),
    operator: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.number] })],
);
