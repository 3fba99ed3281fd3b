import type { Refusal } from '@ikka/contract';
import type { Queryable } from '../../platform/database/index.ts';
import type { AttachedRow } from '../ledger/index.ts';
import type { OpenPlay, OpenPlayFilter, PlayFilter, SettledPlay } from '../plays/index.ts';
import { amendBet, type JudgeAmendment } from './amend-bet.ts';
import { type BetStory, betStory, isPlayed, roundOf } from './bet-story.ts';
import {
  type CashedOut,
  type CashOutRefusal,
  type CashOutWish,
  cashOut,
  type JudgeCashOut,
} from './cash-out.ts';
import { type CorrectedMarket, correctMarket, type MarketCorrection } from './correct-bets.ts';
import { endMarket, type MarketEnd, type OutcomeOf, takeBack } from './end-bets.ts';
import { unrecoveredSince } from './endings-store.ts';
import { createKnownMembers } from './known-members.ts';
import type { StandingParts } from './parts.ts';
import { type Placed, type PlaceRefusal, placeBet } from './place-bet.ts';
import { placeForGood } from './place-for-good.ts';
import {
  givenBackOn,
  listOn,
  type MarketStake,
  placedOn,
  type RepeatedBets,
  repeatedOn,
  stakesOn,
  type Window,
} from './stakes-store.ts';
import {
  type BetFilter,
  betsByIds,
  countPlayed,
  findBet,
  idsOfMarket,
  listBets,
  listOpen,
  marketSums,
  type NewBet,
  openAmong,
  recentGames,
  type StandingBet,
  searchPlayed,
  sumPlayed,
} from './store.ts';

export { standingAlarms } from './alarms.ts';
export type { Amendment } from './amend-bet.ts';
export type { BetStory } from './bet-story.ts';
export type { CashedOut, CashOutRefusal, CashOutWish, JudgeCashOut } from './cash-out.ts';
export type { CashOut } from './cash-out-store.ts';
export type { CorrectedMarket } from './correct-bets.ts';
export type { Outcome, OutcomeOf } from './end-bets.ts';
export type { Correction } from './endings-store.ts';
export type { StandingParts } from './parts.ts';
export type { Placed, PlaceRefusal } from './place-bet.ts';
export { type BetView, betViews } from './ports.ts';
export type { MarketStake, RepeatedBets } from './stakes-store.ts';
export type { StandingBet } from './store.ts';

/**
 * Bets whose outcome comes later: held at acceptance, then settled, returned or cashed out, and corrected where a result was wrong. What
 * they mean is for the product to say.
 */
export interface StandingBets {
  place<Closed extends Refusal>(
    bet: Omit<NewBet, 'placedAt'>,
    isOpen: () => Promise<Closed | null>,
    attach?: readonly AttachedRow[],
  ): Promise<Placed | PlaceRefusal | Closed>;
  /** Runs an attempt to place a bet of this id and makes a refusal final: an earlier request of the same id that is still in flight is not accepted after it. */
  placeForGood<Answer>(
    bet: Pick<NewBet, 'id' | 'memberId' | 'currency'>,
    attempt: () => Promise<Answer>,
  ): Promise<Answer>;
  /** Ends every open bet that a market decides, by what the product says of each. */
  endMarket(
    of: { readonly market: string; readonly resultVersion: number | null },
    outcomeOf: OutcomeOf,
  ): Promise<MarketEnd>;
  /** Settles anew what ended by an earlier version of a market's result, where the outcome is another one now. */
  correctMarket(of: CorrectedMarket, outcomeOf: OutcomeOf): Promise<MarketCorrection>;
  /** Pays for a part of an open bet, or for all of it, before its result. */
  cashOut<Withdrawn extends Refusal>(
    wish: CashOutWish,
    judge: JudgeCashOut<Withdrawn>,
  ): Promise<CashedOut | CashOutRefusal | Withdrawn>;
  /** Replaces the content of an open bet; its stake stays held. */
  amend<Withdrawn extends Refusal>(
    wish: { readonly betId: string; readonly memberId: bigint },
    judge: JudgeAmendment<Withdrawn>,
  ): ReturnType<typeof amendBet<Withdrawn>>;
  /** Gives back what stands of an open bet; false where it ended before. */
  takeBack(bet: Pick<StandingBet, 'id'>, attach?: readonly AttachedRow[]): Promise<boolean>;
  find(id: string): Promise<StandingBet | null>;
  list(
    filter: BetFilter,
    page: { readonly limit: number; readonly offset: number },
  ): ReturnType<typeof listBets>;
  recentGames(of: Pick<BetFilter, 'memberId' | 'vendorCode'>, limit: number): Promise<string[]>;
  /** Those of these markets on which a bet is open. */
  openAmong(markets: readonly string[]): Promise<ReadonlySet<string>>;
  /** The ids of a market's bets that were not taken back. */
  idsOf(market: string): Promise<string[]>;
  sums(markets: readonly string[]): ReturnType<typeof marketSums>;
  /** What stands on each outcome of some markets, what it could pay, and what was paid. */
  stakesOn(markets: readonly string[], tx?: Queryable): Promise<MarketStake[]>;
  /** Stakes of bets on some markets that were given back, by currency. */
  givenBackOn(markets: readonly string[], tx?: Queryable): ReturnType<typeof givenBackOn>;
  /** Bets on some markets that were not given back, newest first, and how many there are. */
  listOn(
    markets: readonly string[],
    page: { readonly limit: number; readonly offset: number },
  ): ReturnType<typeof listOn>;
  /** Members who bet more than once on one of these markets alone. */
  repeatedOn(markets: readonly string[]): Promise<RepeatedBets[]>;
  /** Bets on some markets that were placed within any of these windows, each once. */
  placedOn(markets: readonly string[], windows: readonly Window[]): Promise<StandingBet[]>;
  /** Game and vendor of these bets, open or not, for whoever reads the ledger. */
  gamesOf(
    ids: readonly string[],
    tx?: Queryable,
  ): Promise<{ id: string; gameId: string; vendorCode: string }[]>;
  /** Those of these bets that count as play, as rounds of the betting record. */
  settledByIds(ids: readonly string[]): Promise<SettledPlay[]>;
  totals(filter: Parameters<typeof sumPlayed>[1]): ReturnType<typeof sumPlayed>;
  listOpen(filter: OpenPlayFilter, limit: number): Promise<OpenPlay[]>;
  /** Bets that count as play and fit, newest first; and how many, counted no further than `most`. */
  search(filter: PlayFilter, limit: number): Promise<SettledPlay[]>;
  count(filter: PlayFilter, most: number): Promise<number>;
  /** What corrections since an instant could not take back, by currency. */
  unrecoveredSince(since: Date): ReturnType<typeof unrecoveredSince>;
  /** A bet with what it moved. */
  story(id: string): Promise<BetStory | null>;
  /** Lets go of the connection at which bets are ended. */
  close(): Promise<void>;
}

export function createStandingBets(parts: StandingParts): StandingBets {
  const { db } = parts.database;
  const members = createKnownMembers(parts);
  return {
    place: (bet, isOpen, attach) => placeBet(parts, members, bet, isOpen, attach),
    placeForGood: (bet, attempt) => placeForGood(parts, bet, attempt),
    endMarket: (of, outcomeOf) => endMarket(parts, of, outcomeOf),
    correctMarket: (of, outcomeOf) => correctMarket(parts, of, outcomeOf),
    cashOut: (wish, judge) => cashOut(parts, wish, judge),
    amend: (wish, judge) => amendBet(parts, wish, judge),
    takeBack: (bet, attach) => takeBack(parts, bet, attach),
    find: (id) => findBet(db, id),
    list: (filter, page) => listBets(db, filter, page),
    recentGames: (of, limit) => recentGames(db, of, limit),
    openAmong: (markets) => openAmong(db, markets),
    idsOf: (market) => idsOfMarket(db, market),
    sums: (markets) => marketSums(db, markets),
    stakesOn: (markets, tx = db) => stakesOn(tx, markets),
    givenBackOn: (markets, tx = db) => givenBackOn(tx, markets),
    listOn: (markets, page) => listOn(db, markets, page),
    repeatedOn: (markets) => repeatedOn(db, markets),
    placedOn: (markets, windows) => placedOn(db, markets, windows),
    gamesOf: async (ids, tx = db) =>
      (await betsByIds(tx, ids)).map(({ id, gameId, vendorCode }) => ({ id, gameId, vendorCode })),
    settledByIds: async (ids) => (await betsByIds(db, ids)).filter(isPlayed).map(roundOf),
    totals: (filter) => sumPlayed(db, filter),
    listOpen: (filter, limit) => listOpen(db, filter, limit),
    search: async (filter, limit) => (await searchPlayed(db, filter, limit)).map(roundOf),
    count: (filter, most) => countPlayed(db, filter, most),
    unrecoveredSince: (since) => unrecoveredSince(db, since),
    story: (id) => betStory(parts, id),
    close: () => parts.desk.close(),
  };
}
