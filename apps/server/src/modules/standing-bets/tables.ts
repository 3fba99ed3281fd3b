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
  uuid,
} from 'drizzle-orm/pg-core';
import { type BetState, betStates } from './bet-state.ts';

export const standingSchema = pgSchema('standing');

const big = (name: string) => bigint(name, { mode: 'bigint' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A bet whose outcome comes later. Written in the ledger's transactions that hold its stake and end it. */
export const betTable = standingSchema.table(
  'bet',
  {
    /** Follows from the member and his key; the postings name it. */
    id: uuid().primaryKey(),
    memberId: big('member_id').notNull(),
    /** The catalogue's game and its vendor. */
    gameId: text('game_id').notNull(),
    vendorCode: text('vendor_code').notNull(),
    /** What decides it, such as `SSC1M/202611240001`: all bets of one market are settled together. */
    market: text().notNull(),
    /** Of a bet that several markets decide, those after the first. */
    furtherMarkets: text('further_markets').array().notNull().default(sql`'{}'`),
    /** The one outcome of its market that wins it, for whoever sums what stands on each; null where it is not that simple. */
    selection: text(),
    /** What its whole stake can pay at most; null where its product does not say. */
    greatest: big('greatest'),
    currency: text().notNull(),
    /** Smallest units. */
    stake: big('stake').notNull(),
    /** What of the stake was not cashed out: it is settled or returned. */
    standingStake: big('standing_stake').notNull(),
    /** What cash-outs have paid. */
    cashedOut: big('cashed_out').notNull().default(sql`0`),
    /** What was bet, as the product understands it; with its odds, as they were accepted. */
    content: jsonb().notNull(),
    state: text().$type<BetState>().notNull(),
    /** Everything that it paid, cash-outs included; of a returned one its stake. Null while it is open. */
    payout: big('payout'),
    /** What of the stake came back by the terms, on top of the payout. */
    rebate: big('rebate').notNull().default(sql`0`),
    /** By which version of its results it ended; null while it is open, and where its member took it back. */
    resultVersion: integer('result_version'),
    /** Raised by every change of its content. */
    edition: integer().notNull().default(0),
    /** How often its settlement was corrected. */
    revision: integer().notNull().default(0),
    placedAt: instant('placed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('bet_state', sql.raw(`"state" IN (${betStates.map((state) => `'${state}'`).join(', ')})`)),
    check('bet_stake', sql`${table.stake} > 0`),
    check('bet_greatest', sql`${table.greatest} >= 0`),
    check('bet_standing', sql`${table.standingStake} BETWEEN 0 AND ${table.stake}`),
    check('bet_ended', sql`(${table.state} = 'open') = (${table.endedAt} IS NULL)`),
    check('bet_payout', sql`(${table.state} = 'open') = (${table.payout} IS NULL)`),
    // State by state, each member by member: as they are settled and corrected.
    index('bet_of_market').on(table.market, table.state, table.memberId, table.id),
    index('bet_of_further_market')
      .using('gin', table.furtherMarkets)
      .where(sql`${table.furtherMarkets} <> '{}'`),
    index('bet_of_member').on(table.memberId, table.placedAt, table.id),
    index('bet_played').on(table.placedAt, table.id).where(sql`${table.state} IN ('settled', 'cashed_out')`),
    index('bet_ended_of_member').on(table.memberId, table.endedAt).where(sql`${table.endedAt} IS NOT NULL`),
    index('bet_open').on(table.placedAt, table.id).where(sql`${table.state} = 'open'`),
  ],
);

/** A part of a bet's stake that its member gave up for a price, before the result. */
export const cashOutTable = standingSchema.table(
  'cash_out',
  {
    /** Follows from the member and his key. */
    id: uuid().primaryKey(),
    betId: uuid('bet_id').notNull(),
    stake: big('stake').notNull(),
    payout: big('payout').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    check('cash_out_amounts', sql`${table.stake} > 0 AND ${table.payout} > 0`),
    index('cash_out_of_bet').on(table.betId, table.at),
  ],
);

/** How a settlement stood before a correction, and after it. Never changed. */
export const correctionTable = standingSchema.table(
  'correction',
  {
    betId: uuid('bet_id').notNull(),
    /** The bet's revision that it made. */
    revision: integer().notNull(),
    memberId: big('member_id').notNull(),
    currency: text().notNull(),
    stateBefore: text('state_before').$type<BetState>().notNull(),
    payoutBefore: big('payout_before').notNull(),
    versionBefore: integer('version_before').notNull(),
    stateAfter: text('state_after').$type<BetState>().notNull(),
    payoutAfter: big('payout_after').notNull(),
    versionAfter: integer('version_after').notNull(),
    /** What the member no longer had when it was taken back: the house bears it. */
    unrecovered: big('unrecovered').notNull(),
    reason: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.betId, table.revision] }),
    check('correction_unrecovered', sql`${table.unrecovered} >= 0`),
    index('correction_latest').on(table.at, table.betId),
  ],
);
