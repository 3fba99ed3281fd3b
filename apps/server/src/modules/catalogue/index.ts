import { isRefusal, refuse } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import DataLoader from 'dataloader';
import { briefly } from '../../platform/briefly.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { isModuleOn, type Settings } from '../settings/index.ts';
import { type CatalogueEntry, readEntries } from './entries.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { type FoundGames, findWishedGames, type GameWish } from './find-games.ts';
import { furtherTables, houseGames, houseVendors } from './house-games.ts';
import { importGames, type OutsideGame, type OutsideShelf, vendorRow } from './import-games.ts';
import { type KnownMaintenance, readMaintenance } from './maintenance/known-maintenance.ts';
import { type ClosedGame, refuseMaintenance } from './maintenance/maintenance.ts';
import { offeredStakes, type PlayLimits, playLimits } from './play-limits.ts';
import { searchable } from './searchable.ts';
import {
  addMissing,
  allVendors,
  countGames,
  countKinds,
  type GameCount,
  gamesByIds,
  type StoredGame,
  type StoredVendor,
} from './store.ts';

export { isMoneyOn } from './bet-stakes.ts';
export type { CatalogueEntry } from './entries.ts';
export { houseTables } from './house-tables.ts';
export type { OutsideGame } from './import-games.ts';
export { type ClosedGame, maintenanceView } from './maintenance/maintenance.ts';
export { openingPorts } from './ports.ts';
export type { StoredGame as CatalogueGame } from './store.ts';

/** What is known elsewhere of games that were opened. */
export interface Openings {
  /** The games that the member opened last, each once, newest first. */
  recentOf(memberId: bigint, limit: number): Promise<string[]>;
  /** The games that most members opened lately, most first. */
  mostOpened(limit: number): Promise<string[]>;
}

/** As many as the product shows of what is popular or recent. */
const shownMost = 20;

export interface Catalogue {
  /**
   * Adds the house's vendors and games that are not there yet, and as many further tables as the setting says; run at every
   * start.
   */
  seed(): Promise<void>;
  /** Adds outside vendors that are not there yet; what an operator changed of one stays. */
  seedVendors(vendors: readonly OutsideShelf[]): Promise<void>;
  /** Brings the shelf of an outside vendor up to what it says of its games. Whether anything changed. */
  importGames(vendorCode: string, games: readonly OutsideGame[]): Promise<boolean>;
  find(wish: GameWish, page: { readonly limit: number; readonly offset: number }): Promise<FoundGames>;
  vendors(): Promise<StoredVendor[]>;
  /** How many open games each vendor has in each category: of all, or of what is recommended or a member marked. */
  counts(of?: Pick<GameWish, 'onlyHot' | 'favouriteOf'>): Promise<GameCount[]>;
  /** How many open games there are of each kind, of one vendor or of all. */
  kinds(vendorCode?: string): Promise<{ category: string; kind: string; games: number }[]>;
  readonly favourites: Favourites;
  /** The open games that the member opened last, newest first. */
  recent(memberId: bigint): Promise<StoredGame[]>;
  /** The open games that most members opened lately, most first. What it says may be a minute old. */
  popular(): Promise<StoredGame[]>;
  game(id: string): Promise<StoredGame | null>;
  /** Which of these games the catalogue has, open or not. */
  has(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** English and Urdu names by id, for records; an id that is gone keeps the id as its name. */
  names(ids: readonly string[]): Promise<Map<string, { EN: string; UR: string }>>;
  /** What records, boards and offers say of these games; an id that the catalogue does not have is left out. */
  entries(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueEntry>>;
  /** The theoretical return of each of these games as the catalogue has it; null where nobody says one. */
  returnsSaid(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** The game when it can be opened now, else why not. For every round of play: what it says may be two seconds old. */
  openOrWhy(id: string): Promise<StoredGame | ClosedGame>;
  /** The game when it can be opened now, else null; as `openOrWhy`. */
  openGame(id: string): Promise<StoredGame | null>;
  /** Why the game cannot be opened now; null where it can: it is open, offered by its vendor, and neither is in maintenance. */
  whyClosed(game: StoredGame): Promise<ClosedGame | null>;
  /** What is in maintenance now. */
  maintenance(): Promise<KnownMaintenance>;
  /** The stakes that the game offers in a currency, within its limits, in smallest units, ascending. */
  stakes(game: Pick<StoredGame, 'id' | 'coinsPerStake'>, currency: Currency): readonly bigint[];
  /** What the house allows in a game in a currency. */
  limits(gameId: string, currency: Currency): PlayLimits;
  /** What a bet on a game may win at most, in smallest units; null where the house sets no bound. */
  greatestWin(gameId: string, currency: Currency): bigint | null;
}

export function createCatalogue(parts: {
  readonly database: Database;
  readonly settings: Settings;
  readonly openings: Openings;
  readonly clock?: Clock;
}): Catalogue {
  const { database, settings, openings, clock = systemClock } = parts;
  const openInOrder = async (ids: readonly string[]): Promise<StoredGame[]> => {
    const found = new Map((await gamesByIds(database.db, ids)).map((game) => [game.id, game]));
    return ids.flatMap((id) => found.get(id) ?? []).filter(({ isOpen }) => isOpen);
  };
  const closedBy = (game: StoredGame, known: KnownMaintenance): ClosedGame | null => {
    const isPlayOn = isModuleOn('GAMELO3', settings.get('modules.switched_off'));
    if (!isPlayOn || !game.isOpen || !game.isOffered) return refuse('game.unavailable', { gameId: game.id });
    const maintenance = known.ofGame(game);
    return maintenance && refuseMaintenance(game.id, maintenance);
  };
  /** A room looks every second whether its game is open: what is asked in one turn is one look for all of them. */
  const looks = new DataLoader<string, StoredGame | ClosedGame>(
    async (ids) => {
      const [games, known] = await Promise.all([gamesByIds(database.db, ids), catalogue.maintenance()]);
      const found = new Map(games.map((game) => [game.id, game]));
      return ids.map((gameId) => {
        const game = found.get(gameId);
        return game === undefined ? refuse('game.unavailable', { gameId }) : (closedBy(game, known) ?? game);
      });
    },
    { cache: false },
  );
  const mostOpened = briefly(clock, () => openings.mostOpened(shownMost), 60_000);
  const catalogue: Catalogue = {
    async seed() {
      const tables = furtherTables(settings.get('tables.further_baccarat'));
      const games = [...houseGames, ...tables].map((game) => ({
        ...game,
        searchText: searchable(`${Object.values(game.name).join(' ')}`),
      }));
      await database.transaction((tx) => addMissing(tx, houseVendors, games));
    },
    seedVendors: (vendors) => database.transaction((tx) => addMissing(tx, vendors.map(vendorRow), [])),
    importGames: (vendorCode, games) => importGames(database, vendorCode, games),
    find: (wish, page) => findWishedGames({ database, settings }, wish, page),
    vendors: () => allVendors(database.db),
    counts: (of) => countGames(database.db, of),
    kinds: (vendorCode) => countKinds(database.db, vendorCode),
    favourites: createFavourites({ database, clock }),
    recent: async (memberId) => openInOrder(await openings.recentOf(memberId, shownMost)),
    popular: async () => openInOrder(await mostOpened('')),
    async game(id) {
      const [found] = await gamesByIds(database.db, [id]);
      return found ?? null;
    },
    has: async (ids) => new Set((await gamesByIds(database.db, ids)).map(({ id }) => id)),
    async names(ids) {
      const found = await gamesByIds(database.db, [...new Set(ids)]);
      const names = new Map(ids.map((id) => [id, { EN: id, UR: id }]));
      for (const game of found) names.set(game.id, game.name);
      return names;
    },
    entries: (ids) => readEntries(database.db, ids),
    returnsSaid: async (ids) =>
      new Map((await gamesByIds(database.db, [...ids])).map(({ id, rtp }) => [id, rtp])),
    whyClosed: async (game) => closedBy(game, await catalogue.maintenance()),
    openOrWhy: briefly(clock, (id) => looks.load(id)),
    async openGame(id) {
      const game = await catalogue.openOrWhy(id);
      return isRefusal(game) ? null : game;
    },
    maintenance: () => readMaintenance(database.db, clock.now()),
    stakes: (game, currency) => offeredStakes(settings, game, currency),
    limits: (gameId, currency) => playLimits(settings, gameId, currency),
    greatestWin: (gameId, currency) => playLimits(settings, gameId, currency).winMax,
  };
  return catalogue;
}
