import { isRefusal, type Refusal } from '@ikka/contract';
import type { Currency, CurrencyCode } from '@ikka/money';
import type { PlaySession } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Vault } from '../../platform/vault.ts';
import type { ClosedGame } from '../catalogue/index.ts';
import type { Ledger, StoredTransfer } from '../ledger/index.ts';
import type { OpenPlay, OpenPlayFilter, PlayFilter, PlayTotals, WinPlace } from '../plays/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { GameShelf } from '../shelf/index.ts';
import { nextSeed, type SeedOwner } from './next-seed.ts';
import { endOverdue, forgetSteps } from './open-rounds/end-overdue.ts';
import { listOpenRounds } from './open-rounds/list-store.ts';
import { type OpenRefusal, openRound } from './open-rounds/open-round.ts';
import { type ShownRound, type Standing, standingOf } from './open-rounds/standing.ts';
import { gamesOfOpenRounds, openRoundOf, overdueSince } from './open-rounds/store.ts';
import { type StepRefusal, type StepWish, takeStep } from './open-rounds/take-step.ts';
import { roundsUnderWay } from './open-rounds/under-way.ts';
import { type OwnPlay, ownPlay } from './own-play-store.ts';
import type { PlayRefusal } from './place-bet.ts';
import {
  addedStakeIdsOf,
  endingIdOf,
  type Played,
  type PlayWish,
  playRound,
  setOffIdsOf,
  transferIdsOf,
} from './play.ts';
import {
  firstPlayedAt,
  type PlacedBets,
  type PlayedRounds,
  placedBets,
  playedQuarters,
  playedRounds,
} from './played-store.ts';
import {
  openShared,
  recordShared,
  revealOpened,
  revealShared,
  type SharedPlay,
  type SharedSeeds,
  seedsOfPairs,
} from './record-shared.ts';
import { type RoundReplay, replayRound } from './replay-round.ts';
import { insertReturned, type ReturnedStake, returnedStakes } from './returned-store.ts';
import {
  type Rotated,
  type RotateRefusal,
  type RotateWish,
  revealSeeds,
  rotateSeeds,
} from './rotate-seeds.ts';
import { createSeats } from './seats.ts';
import { commitSeries, openSeries, type SeriesRefusal, type SeriesRound } from './series.ts';
import {
  countRounds,
  findRounds,
  gamesOfRounds,
  openPair,
  pairById,
  revealedByIds,
  revealedPairs,
  roundById,
  roundsByIds,
  type StoredPair,
  type StoredRound,
  totalRounds,
  winsAfter,
} from './store.ts';

export { roundAlarms } from './alarms.ts';
export type { RoundUnderWay } from './open-rounds/under-way.ts';
export type { OwnPlay } from './own-play-store.ts';
export type { PlayRefusal } from './place-bet.ts';
export { addedStakeIdsOf, endingIdOf, type Played, payoutIdOf, setOffIdsOf, transferIdsOf } from './play.ts';
export { roundSource } from './play-source.ts';
export type { PlacedBets, PlayedRounds } from './played-store.ts';
export { roundPorts } from './ports.ts';
export { recordRoutes } from './record-routes.ts';
export type { SharedPlay, SharedSeeds } from './record-shared.ts';
export type { RoundReplay } from './replay-round.ts';
export {
  type BetRound,
  betRowView,
  type GameNames,
  playedRoundView,
  postingView,
  roundDetailView,
} from './round-view.ts';
export type { Series, SeriesRefusal, SeriesRound } from './series.ts';
export type { StoredPair, StoredRound } from './store.ts';

export interface RoundsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly settings: Pick<Settings, 'get'>;
  readonly ledger: Pick<Ledger, 'post' | 'memberAccount' | 'houseAccount' | 'transfers'>;
  readonly games: GameShelf;
  /** The stakes that a game offers in a currency now, or why it takes none. */
  readonly stakes: (gameId: string, currency: Currency) => Promise<readonly bigint[] | ClosedGame>;
  /** What a bet on a game may win at most, in smallest units; null, or absent, where nothing bounds it. */
  readonly greatestWin?: (gameId: string, currency: Currency) => bigint | null;
  readonly currencyCode: (code: string) => CurrencyCode;
  /** What stands between a member and a new round. */
  readonly guardOf: Protection['guardOf'];
}

/** A round with everything that explains it: its seeds (the secret one only once revealed) and its postings. */
export interface RoundStory {
  readonly round: StoredRound;
  readonly pair: StoredPair;
  readonly postings: readonly StoredTransfer[];
}

export interface Rounds {
  play(wish: PlayWish): Promise<Played | PlayRefusal>;
  /** Opens a member's own stream for the room that draws from it; see `Series`. */
  openSeries(of: Parameters<typeof openSeries>[1]): ReturnType<typeof openSeries>;
  /** Writes what a room drew of a series as one settled round. */
  commitSeries(drawn: SeriesRound): Promise<Played | SeriesRefusal>;
  /** Opens a round of several steps. */
  open(wish: PlayWish): Promise<Standing | OpenRefusal>;
  /** Takes one step of an open round. */
  step(wish: StepWish): Promise<Standing | StepRefusal>;
  /** The round that the member has open in this game, as its player may see it, or null. */
  standing(play: PlaySession): Promise<ShownRound | null>;
  /** Open rounds of several steps, longest open first. */
  listOpen(filter: OpenPlayFilter, limit: number): Promise<OpenPlay[]>;
  /** Whether a round of several steps is open in the game: its player may end it, whatever keeps him from beginning another. */
  hasOpen(of: Pick<PlaySession, 'memberId' | 'gameId' | 'currency'>): Promise<boolean>;
  /** Ends the rounds whose time is over; answers how many. Safe in several processes at once. */
  endOverdue(): Promise<number>;
  /** How many open rounds were to end before an instant and have not, and when the first of them was. */
  overdueSince(before: Date): ReturnType<typeof overdueSince>;
  /** Forgets the steps of rounds that ended some days ago. */
  tidy(): Promise<void>;
  /** Begins the pair whose commitment was shown, with the player's seed, and reveals the one in use. */
  rotate(wish: RotateWish): Promise<Rotated | RotateRefusal>;
  /** Reveals the pair in use; the next one is begun by the player, or with the next round. */
  reveal(owner: SeedOwner): Promise<null | Refusal<'seed.round_open' | 'request.too_many'>>;
  /** The member's open pair of a game, if one was begun, and what the next one is committed to. Never with a server seed. */
  fairness(
    memberId: bigint,
    gameId: string,
  ): Promise<{ current: StoredPair | null; nextCommitment: string; revealed: StoredPair[] }>;
  find(filter: PlayFilter, page: { readonly limit: number; readonly offset: number }): Promise<StoredRound[]>;
  /** How many rounds fit, counted no further than `most`. */
  count(filter: PlayFilter, most: number): Promise<number>;
  totals(filter: PlayFilter): Promise<PlayTotals>;
  /** What a member's rounds of a game came to since an instant. */
  ownPlay(wish: Parameters<typeof ownPlay>[1]): Promise<OwnPlay>;
  story(roundId: string): Promise<RoundStory | null>;
  /** A settled round with what its game's stage shows of it, step by step; null where there is no such round. */
  replay(roundId: string): Promise<RoundReplay | null>;
  /** Those of these rounds that there are, in no order. */
  byIds(ids: readonly string[]): Promise<StoredRound[]>;
  /** Of each of these rounds, open ones too, its game and vendor, in no order. */
  gamesOf(ids: readonly string[], db?: Queryable): ReturnType<typeof gamesOfRounds>;
  /** Rounds that paid `leastMultiplier` times their stake and more, after a place, in the order of play. */
  winsAfter(
    currencies: readonly string[],
    after: WinPlace,
    limit: number,
    db?: Queryable,
  ): Promise<StoredRound[]>;
  /**
   * All rounds that were played in a range, those of a quarter of an hour with the same stake and choice taken together; in pages,
   * which are read to their end.
   */
  placedBets(wish: Parameters<typeof placedBets>[1], tx: Transaction): AsyncIterable<readonly PlacedBets[]>;
  /**
   * The rounds of some games in a range one by one, but for those of the same seeds, bet and outcome; in pages, which are read to
   * their end. Those of the same seeds stand one after another.
   */
  playedRounds(
    wish: Parameters<typeof playedRounds>[1],
    tx: Transaction,
  ): AsyncIterable<readonly PlayedRounds[]>;
  /** The quarters of an hour in a range in which any of some games was played, by when they begin. */
  playedQuarters(wish: Parameters<typeof playedQuarters>[1], db?: Queryable): Promise<Date[]>;
  /** What shared rounds of some games that were broken off gave back in a range, as bets of which no round is on record. */
  returnedStakes(wish: Parameters<typeof returnedStakes>[1], db?: Queryable): Promise<PlayedRounds[]>;
  /** Rounds of several steps that are open, as far as they were drawn, and those that were settled since an instant. */
  underWay(wish: Parameters<typeof roundsUnderWay>[2], db?: Queryable): ReturnType<typeof roundsUnderWay>;
  /** The seeds of pairs of nobody's, those too that are not revealed yet: who asks must tell nobody. */
  sharedSeeds(pairIds: readonly bigint[], db?: Queryable): ReturnType<typeof seedsOfPairs>;
  /** About when the first round of all was played, or null. */
  firstPlayedAt(): Promise<Date | null>;
  /** Of these pairs those that are revealed, by their numbers. */
  revealed(pairIds: readonly bigint[]): Promise<ReadonlyMap<bigint, StoredPair>>;
  /**
   * Records, in `tx`, the revealed seeds of a round that many played as one, as a pair of nobody's, and answers its number;
   * bets of it are recorded with that number, in the same transaction or later ones.
   */
  revealShared(tx: Transaction, seeds: SharedSeeds): Promise<bigint>;
  /** Keeps the seeds of a shared round that is still on, sealed, so that bets can be recorded before it is over. */
  openShared(tx: Transaction, seeds: Omit<SharedSeeds, 'revealedAt'>): Promise<bigint>;
  /** Reveals seeds that `openShared` keeps. */
  revealOpened: typeof revealOpened;
  /** Records settled bets on a shared round. Their money has moved by `transferIdsOf` already, or moves in `tx`. */
  recordShared(tx: Transaction, plays: readonly SharedPlay[]): Promise<void>;
  /** Notes what a shared round gave back that was broken off. */
  noteReturned(tx: Transaction, returned: readonly ReturnedStake[]): Promise<void>;
  /** Members who play in this process right now, for the metrics. */
  seats(): number;
}

const revealedShown = 20;
/** As `isWin` of the tables says it. */
export const leastMultiplier = 10;

export function createRounds(parts: RoundsParts): Rounds {
  const { db } = parts.database;
  const seats = createSeats(parts);
  return {
    play: (wish) => playRound(parts, seats, wish),
    openSeries: (of) => openSeries(seats, of),
    commitSeries: (drawn) => commitSeries(parts, seats, drawn),
    open: (wish) => openRound(parts, seats, wish),
    step: (wish) => takeStep(parts, seats, wish),
    async standing(play) {
      const open = await openRoundOf(db, play);
      if (open === null) return null;
      const standing = await seats.hold(play.memberId, (seat) => standingOf(parts, seat, open));
      return isRefusal(standing) ? null : standing.open;
    },
    listOpen: (filter, limit) => listOpenRounds(db, filter, limit),
    hasOpen: async (of) => (await openRoundOf(db, of)) !== null,
    endOverdue: () => endOverdue(parts, seats),
    overdueSince: (before) => overdueSince(db, before),
    tidy: () => forgetSteps(parts),
    rotate: (wish) => rotateSeeds(parts, seats, wish),
    reveal: (owner) => revealSeeds(parts, seats, owner),
    async fairness(memberId, gameId) {
      const [current, next, revealed] = await Promise.all([
        openPair(db, memberId, gameId),
        nextSeed(parts, { memberId, gameId }),
        revealedPairs(db, memberId, gameId, revealedShown),
      ]);
      return { current, nextCommitment: next.commitment, revealed };
    },
    byIds: (ids) => roundsByIds(db, ids),
    async gamesOf(ids, tx = db) {
      const settled = await gamesOfRounds(tx, ids);
      const others = [...new Set(ids).difference(new Set(settled.map(({ id }) => id)))];
      return others.length === 0 ? settled : [...settled, ...(await gamesOfOpenRounds(tx, others))];
    },
    find: (filter, page) => findRounds(db, filter, page),
    count: (filter, most) => countRounds(db, filter, most),
    totals: (filter) => totalRounds(db, filter),
    ownPlay: (wish) => ownPlay(db, wish),
    async story(roundId) {
      const round = await roundById(db, roundId);
      if (round === null) return null;
      const pair = await pairById(db, round.seedPairId);
      if (pair === null) throw new Error(`round ${roundId} has no seed pair`);
      const { stake, payout } = transferIdsOf(round.id);
      // All of them carry the round's own time: their order is that of the round.
      const { back, again } = setOffIdsOf(round.id);
      const order = [stake, ...addedStakeIdsOf(round.id), endingIdOf(round.id), back, again, payout];
      const postings = await parts.ledger.transfers(order);
      return {
        round,
        pair,
        postings: postings.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
      };
    },
    replay: (roundId) => replayRound(parts, roundId),
    winsAfter: (currencies, after, limit, tx = db) => winsAfter(tx, currencies, after, limit),
    placedBets: (wish, tx) => placedBets(tx, wish),
    playedRounds: (wish, tx) => playedRounds(tx, wish),
    playedQuarters: (wish, tx = db) => playedQuarters(tx, wish),
    returnedStakes: (wish, tx = db) => returnedStakes(tx, wish),
    underWay: (wish, tx = db) => roundsUnderWay(parts, tx, wish),
    sharedSeeds: (pairIds, tx = db) => seedsOfPairs(tx, parts.vault, pairIds),
    firstPlayedAt: () => firstPlayedAt(db),
    revealed: async (pairIds) =>
      new Map((await revealedByIds(db, [...new Set(pairIds)])).map((pair) => [pair.id, pair])),
    revealShared: (tx, seeds) => revealShared(tx, parts.vault, seeds),
    openShared: (tx, seeds) => openShared(tx, parts.vault, seeds),
    revealOpened,
    recordShared,
    noteReturned: insertReturned,
    seats: () => seats.size,
  };
}
