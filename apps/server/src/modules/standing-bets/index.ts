import type { Refusal } from '@ikka/contract';
import type { Queryable } from '../../platform/database/index.ts';
import type { BetRound, OpenPlay, OpenPlayFilter, RoundFilter } from '../rounds/index.ts';
import { type BetStory, betStory, roundOf } from './bet-story.ts';
import { endMarket, endOne, type MarketEnd, type Outcome } from './end-bets.ts';
import { createKnownMembers } from './known-members.ts';
import type { StandingParts } from './parts.ts';
import { type Placed, type PlaceRefusal, placeBet } from './place-bet.ts';
import {
  type BetFilter,
  betsByIds,
  countSettled,
  findBet,
  idsOfMarket,
  listBets,
  listOpen,
  marketSums,
  type NewBet,
  recentGames,
  type StandingBet,
  searchSettled,
  sumSettled,
} from './store.ts';

export type { BetStory } from './bet-story.ts';
export type { Outcome } from './end-bets.ts';
export type { StandingParts } from './parts.ts';
export type { Placed, PlaceRefusal } from './place-bet.ts';
export type { StandingBet } from './store.ts';

/** Bets whose outcome comes later: held at acceptance, then settled or returned. What they mean is for the product to say. */
export interface StandingBets {
  place<Closed extends Refusal>(
    bet: Omit<NewBet, 'placedAt'>,
    isOpen: () => Promise<Closed | null>,
  ): Promise<Placed | PlaceRefusal | Closed>;
  /** Ends every open bet of a market, by what the product says of each. */
  endMarket(
    of: { readonly market: string; readonly resultVersion: number | null },
    outcomeOf: (bet: StandingBet) => Outcome,
  ): Promise<MarketEnd>;
  /** Gives an open bet back; false where it ended before. */
  takeBack(bet: StandingBet): Promise<boolean>;
  find(id: string): Promise<StandingBet | null>;
  list(
    filter: BetFilter,
    page: { readonly limit: number; readonly offset: number },
  ): ReturnType<typeof listBets>;
  recentGames(of: Pick<BetFilter, 'memberId' | 'vendorCode'>, limit: number): Promise<string[]>;
  /** The ids of a market's bets that were not taken back. */
  idsOf(market: string): Promise<string[]>;
  sums(markets: readonly string[]): ReturnType<typeof marketSums>;
  /** Game and vendor of these bets, open or not, for whoever reads the ledger. */
  gamesOf(
    ids: readonly string[],
    tx?: Queryable,
  ): Promise<{ id: string; gameId: string; vendorCode: string }[]>;
  /** Those of these bets that were settled, as rounds of the betting record. */
  settledByIds(ids: readonly string[]): Promise<BetRound[]>;
  totals(filter: Parameters<typeof sumSettled>[1]): ReturnType<typeof sumSettled>;
  listOpen(filter: OpenPlayFilter, limit: number): Promise<OpenPlay[]>;
  /** Settled bets that fit, newest first; and how many, counted no further than `most`. */
  search(filter: RoundFilter, limit: number): Promise<BetStory['round'][]>;
  count(filter: RoundFilter, most: number): Promise<number>;
  /** A bet with what it moved. */
  story(id: string): Promise<BetStory | null>;
  /** Lets go of the connection at which bets are ended. */
  close(): Promise<void>;
}

export function createStandingBets(parts: StandingParts): StandingBets {
  const { db } = parts.database;
  const members = createKnownMembers(parts);
  return {
    place: (bet, isOpen) => placeBet(parts, members, bet, isOpen),
    endMarket: (of, outcomeOf) => endMarket(parts, of, outcomeOf),
    takeBack: (bet) => endOne(parts, bet, { does: 'return' }),
    find: (id) => findBet(db, id),
    list: (filter, page) => listBets(db, filter, page),
    recentGames: (of, limit) => recentGames(db, of, limit),
    idsOf: (market) => idsOfMarket(db, market),
    sums: (markets) => marketSums(db, markets),
    gamesOf: async (ids, tx = db) =>
      (await betsByIds(tx, ids)).map(({ id, gameId, vendorCode }) => ({ id, gameId, vendorCode })),
    settledByIds: async (ids) =>
      (await betsByIds(db, ids)).filter(({ state }) => state === 'settled').map(roundOf),
    totals: (filter) => sumSettled(db, filter),
    listOpen: (filter, limit) => listOpen(db, filter, limit),
    search: async (filter, limit) => (await searchSettled(db, filter, limit)).map(roundOf),
    count: (filter, most) => countSettled(db, filter, most),
    story: (id) => betStory(parts, id),
    close: () => parts.desk.close(),
  };
}
