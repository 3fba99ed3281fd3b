import type { ChaseStateName, ChaseStepState, IssueState } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

export const lotterySchema = pgSchema('lottery');

const big = (name: string) => bigint(name, { mode: 'bigint' });
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
    /** Of an outside draw, where its result came from: `operators`, or the provider that told it; null of a draw of the house. */
    source: text(),
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

/** A result of an outside draw, or a correction of one, that one operator has entered and another has to confirm. */
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

/** Every result that an issue ever had, the corrected ones too. Never changed. */
export const resultTable = lotterySchema.table(
  'result',
  {
    game: text().notNull(),
    number: text().notNull(),
    version: integer().notNull(),
    board: text().notNull(),
    /** `operators`, or the feed that told it. */
    source: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.number, table.version] })],
);

/** What could be won on an issue by one fact of its result, and by one member; counted with each slip in the ledger's batches. */
export const exposureTable = lotterySchema.table(
  'exposure',
  {
    game: text().notNull(),
    number: text().notNull(),
    currency: text().notNull(),
    /** As the rules name it; `member 42` for all that one member could win. */
    fact: text().notNull(),
    payout: big('payout').notNull(),
    /** As it was at the last slip; null where nothing bounds it. */
    cap: big('cap'),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.number, table.currency, table.fact] }),
    check('exposure_within_cap', sql`${table.cap} IS NULL OR ${table.payout} <= ${table.cap}`),
  ],
);

/** The same slip on following issues. */
export const chaseTable = lotterySchema.table(
  'chase',
  {
    /** Follows from the member and his key. */
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    currency: text().notNull(),
    game: text().notNull(),
    /** Its lines at a multiple of one, with the odds that its member saw, and its prize group. */
    content: jsonb().notNull(),
    /** Of one issue at a multiple of one. */
    stake: big('stake').notNull(),
    stopsAfterWin: boolean('stops_after_win').notNull(),
    state: text().$type<ChaseStateName>().notNull(),
    /** The refusal by which it stopped by itself. */
    why: text(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    index('chase_of_member').on(table.memberId, table.placedAt, table.id),
    index('chase_running').on(table.memberId).where(sql`${table.state} = 'running'`),
  ],
);

/** An issue of a chase. */
export const chaseStepTable = lotterySchema.table(
  'chase_step',
  {
    chaseId: uuid('chase_id').notNull(),
    /** Its place, from 0. */
    at: integer().notNull(),
    number: text().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    drawsAt: instant('draws_at').notNull(),
    multiple: integer().notNull(),
    state: text().$type<ChaseStepState>().notNull(),
    /** Claimed before the slip is placed, so that whoever charges it places the same one. */
    slipId: uuid('slip_id'),
    payout: big('payout'),
    why: text(),
  },
  (table) => [
    primaryKey({ columns: [table.chaseId, table.at] }),
    index('chase_step_due').on(table.opensAt).where(sql`${table.state} = 'waiting'`),
    index('chase_step_charged').on(table.drawsAt).where(sql`${table.state} = 'charged'`),
  ],
);
