import type { BetSign } from '@ikka/contract';
import type { FeedMarket, Fixture, MatchState, Rates, SportCode, Stage } from '@ikka/sports/rules';
import { stages } from '@ikka/sports/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Board, Moves } from './prices/board.ts';
import type { StoredLeg } from './slips/stored-bet.ts';

export const sportsSchema = pgSchema('sports');

/** Providers count versions as they like, many by the millisecond. */
const version = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A provider of matches, as far as it has been heard. */
export const feedTable = sportsSchema.table('feed', {
  provider: text().primaryKey(),
  /** Where to go on; the provider's own word. */
  cursor: text(),
  heardAt: instant('heard_at').notNull(),
  /** Something was missed: nothing of it takes bets until all is known again. */
  isLost: boolean('is_lost').notNull().default(false),
});

export const holds = ['suspended', 'closed'] as const;
export type Hold = (typeof holds)[number];

/** A market as two traders have decided it, where the feed did not. */
export interface HandResult {
  readonly winners: readonly string[];
  readonly reason: string;
}

/** A match with what is known of it and what is priced on it. */
export const fixtureTable = sportsSchema.table(
  'fixture',
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    sport: text().$type<SportCode>().notNull(),
    league: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    fixture: jsonb().$type<Fixture>().notNull(),
    stage: text().$type<Stage>().notNull(),
    stageSince: instant('stage_since').notNull(),
    /** It was postponed or abandoned, and bets wait for it no longer. */
    isGivenUp: boolean('is_given_up').notNull().default(false),
    state: jsonb().$type<MatchState>().notNull(),
    stateVersion: version('state_version').notNull().default(0),
    /** The last state after which prices made before are not to be believed. */
    eventVersion: version('event_version').notNull().default(0),
    pricesVersion: version('prices_version').notNull().default(0),
    /** The state after which the provider's prices were made. */
    pricesStateVersion: version('prices_state_version').notNull().default(0),
    rates: jsonb().$type<Rates>(),
    /** The provider's own markets, as it last said. */
    fed: jsonb().$type<readonly FeedMarket[]>().notNull().default([]),
    board: jsonb().$type<Board>().notNull(),
    /** Rises whenever the board changes. */
    boardVersion: integer('board_version').notNull().default(0),
    /** Rises with every change that pages see. */
    version: integer().notNull().default(0),
    /** What a trader has stopped: the whole match, or markets of it by their keys. */
    hold: text().$type<Hold>(),
    marketHolds: jsonb('market_holds').$type<Record<string, Hold>>().notNull().default({}),
    /** Markets whose stakes an operator has given back, with his reason. */
    voids: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Markets that were decided by hand, by their keys. */
    results: jsonb().$type<Record<string, HandResult>>().notNull().default({}),
    /** By how many percent a trader has moved the chances of outcomes, by their markets. */
    moves: jsonb().$type<Moves>().notNull().default({}),
    /** Whether bets on it wait to be looked at again, and until when they are looked at once more. */
    isDue: boolean('is_due').notNull().default(false),
    lookUntil: instant('look_until'),
  },
  (table) => [
    check('fixture_stage', sql.raw(`"stage" IN (${stages.map((stage) => `'${stage}'`).join(', ')})`)),
    index('fixture_coming').on(table.startsAt).where(sql`${table.stage} IN ('scheduled', 'live', 'break')`),
    index('fixture_official').on(table.league, table.startsAt).where(sql`${table.stage} = 'official'`),
    index('fixture_of_provider').on(table.provider, table.startsAt),
    index('fixture_starts').on(table.startsAt, table.id),
    index('fixture_due').on(table.id).where(sql`${table.isDue} OR ${table.lookUntil} IS NOT NULL`),
    index('fixture_waiting').on(table.stageSince).where(sql`${table.stage} IN ('postponed', 'abandoned')`),
  ],
);

/** Markets on which somebody has bet. */
export const stakedTable = sportsSchema.table(
  'staked',
  { fixture: text().notNull(), market: text().notNull() },
  (table) => [primaryKey({ columns: [table.fixture, table.market] })],
);

/** What the house would lose by an outcome, by all single bets of a currency that were placed on it; in smallest units. */
export const exposureTable = sportsSchema.table(
  'exposure',
  {
    fixture: text().notNull(),
    market: text().notNull(),
    outcome: text().notNull(),
    currency: text().notNull(),
    liability: bigint({ mode: 'bigint' }).notNull(),
    /** As it was at the last bet. */
    cap: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fixture, table.market, table.outcome, table.currency] }),
    check('sports_exposure_within_cap', sql`${table.liability} <= ${table.cap}`),
  ],
);

/** When something happened in a match, by its provider's clock, and when the house heard of it. */
export const eventTable = sportsSchema.table(
  'event',
  {
    fixture: text().notNull(),
    version: version('version').notNull(),
    happenedAt: instant('happened_at').notNull(),
    heardAt: instant('heard_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixture, table.version] })],
);

/** What stood on a kind of market of a match when it was last summed, in smallest units. Bets on several matches count with their first. */
export const takingTable = sportsSchema.table(
  'taking',
  {
    fixture: text().notNull(),
    /** The kind of market; of bets on several matches `multiple`. */
    kind: text().notNull(),
    currency: text().notNull(),
    bets: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** Of what is open: the stakes, and what the house loses at most on top of them. */
    standing: bigint({ mode: 'bigint' }).notNull(),
    risk: bigint({ mode: 'bigint' }).notNull(),
    paid: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fixture, table.kind, table.currency] })],
);

/** Bets of a member on a market that are worth a look. */
export const signTable = sportsSchema.table(
  'sign',
  {
    fixture: text().notNull(),
    market: text().notNull(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    kind: text().$type<BetSign>().notNull(),
    bets: integer().notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    /** When the last of them was placed. */
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fixture, table.market, table.memberId, table.currency, table.kind] }),
    index('sign_at').on(table.at),
  ],
);

/** What the house offered for an open bet. */
export const offerTable = sportsSchema.table(
  'offer',
  {
    id: uuid().primaryKey(),
    betId: uuid('bet_id').notNull(),
    /** Of the bet, as it was then. */
    edition: integer().notNull().default(0),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    stake: bigint({ mode: 'bigint' }).notNull(),
    pays: bigint({ mode: 'bigint' }).notNull(),
    /** Of each match that is still open, the event after which the offer was made. */
    events: jsonb().$type<Record<string, number>>().notNull(),
    until: instant('until').notNull(),
  },
  (table) => [index('offer_until').on(table.until)],
);

/** A player's request for a stake above the limits, with the trader's answer. */
export const referralTable = sportsSchema.table(
  'referral',
  {
    /** Follows from the member and his key; the bet that comes of it follows from this. */
    id: uuid().primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    gameId: text('game_id').notNull(),
    /** The slip as it was asked for, letter by letter: a repetition is known by it. */
    request: json()
      .$type<{
        selections: { fixture: string; market: string; outcome: string; odds: string; isBanker: boolean }[];
        sizes: number[];
        isEachWay: boolean;
      }>()
      .notNull(),
    /** Its selections as they would have been accepted then. */
    legs: jsonb().$type<StoredLeg[]>().notNull(),
    /** Smallest units: what is asked for, and the limit at that moment. */
    stake: bigint({ mode: 'bigint' }).notNull(),
    most: bigint({ mode: 'bigint' }).notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When it expires, unanswered or not placed. */
    until: instant('until').notNull(),
    /** The stake the trader accepts; null before an answer, and where it was refused. */
    offer: bigint({ mode: 'bigint' }),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
  },
  (table) => [
    check('referral_offer', sql`${table.offer} > 0 AND ${table.offer} <= ${table.stake}`),
    index('referral_of_member').on(table.memberId, table.askedAt),
    index('referral_waiting').on(table.until).where(sql`${table.answeredAt} IS NULL`),
    index('referral_answered').on(table.answeredAt).where(sql`${table.answeredAt} IS NOT NULL`),
  ],
);

/** Open bets that are cashed out whole once the house pays so much for what stands of them. */
export const autoCashOutTable = sportsSchema.table(
  'auto_cash_out',
  {
    betId: uuid('bet_id').primaryKey(),
    memberId: bigint('member_id', { mode: 'bigint' }).notNull(),
    /** Smallest units. */
    atLeast: bigint('at_least', { mode: 'bigint' }).notNull(),
    /** The key of the cash-out that it will be. */
    key: uuid().notNull(),
    /** On which it depends. */
    fixtures: text().array().notNull(),
  },
  (table) => [index('auto_cash_out_fixtures').using('gin', table.fixtures)],
);

/** Counts results and corrections over all matches: a bet may depend on several. */
export const resultSequence = sportsSchema.sequence('result_version');
