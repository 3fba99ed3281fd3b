import { type Currency, currencies } from '@ikka/money';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Settings } from '../settings/index.ts';
import { briefly } from './briefly.ts';
import { coinValues } from './game-view.ts';
import { houseGames, houseVendors } from './house-games.ts';
import {
  addMissing,
  allVendors,
  countGames,
  findGames,
  type GameFilter,
  gamesByIds,
  type StoredGame,
  type StoredVendor,
} from './store.ts';

export type { StoredGame as CatalogueGame } from './store.ts';

export interface Catalogue {
  /** Adds the house's vendors and games that are not there yet; run at every start. */
  seed(): Promise<void>;
  find(
    filter: Omit<GameFilter, 'smallestCoin'>,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ games: StoredGame[]; total: number }>;
  vendors(): Promise<StoredVendor[]>;
  counts(): Promise<{ category: string; vendorCode: string; games: number }[]>;
  game(id: string): Promise<StoredGame | null>;
  /** English and Urdu names by id, for records; an id that is gone keeps the id as its name. */
  names(ids: readonly string[]): Promise<Map<string, { EN: string; UR: string }>>;
  /** The game when it can be opened now. For every round of play: what it says may be two seconds old. */
  openGame(id: string): Promise<StoredGame | null>;
  /** Whether the game can be opened now: it is open and its vendor is not in maintenance. */
  isPlayable(game: StoredGame): Promise<boolean>;
  /** The stakes that the game offers in a currency, in smallest units, ascending. */
  stakes(game: Pick<StoredGame, 'coinsPerStake'>, currency: Currency): bigint[];
}

export function createCatalogue(parts: {
  readonly database: Database;
  readonly settings: Settings;
  readonly clock?: Clock;
}): Catalogue {
  const { database, settings, clock = systemClock } = parts;
  const catalogue: Catalogue = {
    async seed() {
      const games = houseGames.map((game) => ({
        ...game,
        tags: [...game.tags],
        searchText: `${game.nameEn} ${game.nameUr}`.toLowerCase(),
      }));
      await database.transaction((tx) => addMissing(tx, houseVendors, games));
    },
    find(filter, page) {
      const smallestCoin = coinValues(settings, currencies.PKR)[0] ?? 1n;
      return findGames(database.db, { ...filter, smallestCoin }, page);
    },
    vendors: () => allVendors(database.db),
    counts: () => countGames(database.db),
    async game(id) {
      const [found] = await gamesByIds(database.db, [id]);
      return found ?? null;
    },
    async names(ids) {
      const found = await gamesByIds(database.db, [...new Set(ids)]);
      const names = new Map(ids.map((id) => [id, { EN: id, UR: id }]));
      for (const game of found) names.set(game.id, { EN: game.nameEn, UR: game.nameUr });
      return names;
    },
    async isPlayable(game) {
      const vendor = (await allVendors(database.db)).find(({ code }) => code === game.vendorCode);
      return game.isOpen && vendor !== undefined && !vendor.isInMaintenance;
    },
    openGame: briefly(clock, async (id) => {
      const game = await catalogue.game(id);
      return game !== null && (await catalogue.isPlayable(game)) ? game : null;
    }),
    stakes: (game, currency) => coinValues(settings, currency).map((coin) => coin * game.coinsPerStake),
  };
  return catalogue;
}
