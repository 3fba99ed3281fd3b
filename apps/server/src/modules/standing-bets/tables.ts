import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    currency: text().notNull(),
    /** Smallest units. */
    stake: big('stake').notNull(),
    /** What was bet, as the product understands it; with its odds, as they were accepted. */
    content: jsonb().notNull(),
    state: text().$type<BetState>().notNull(),
    /** Null while it is open. */
    payout: big('payout'),
    /** Which version of the market's result settled it; null while none has. */
    resultVersion: integer('result_version'),
    placedAt: instant('placed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('bet_state', sql.raw(`"state" IN (${betStates.map((state) => `'${state}'`).join(', ')})`)),
    check('bet_stake', sql`${table.stake} > 0`),
    check('bet_ended', sql`(${table.state} = 'open') = (${table.endedAt} IS NULL)`),
    check('bet_payout', sql`(${table.state} = 'open') = (${table.payout} IS NULL)`),
    index('bet_open_of_market').on(table.market, table.id).where(sql`${table.state} = 'open'`),
    index('bet_of_market').on(table.market, table.id),
    index('bet_of_member').on(table.memberId, table.placedAt, table.id),
    index('bet_settled').on(table.placedAt, table.id).where(sql`${table.state} = 'settled'`),
    index('bet_open').on(table.placedAt, table.id).where(sql`${table.state} = 'open'`),
  ],
);
