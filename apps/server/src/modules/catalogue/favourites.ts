import { type Refusal, refuse } from '@ikka/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import {
  countOtherFavourites,
  deleteFavourite,
  favouriteIds,
  gamesByIds,
  holdFavourites,
  insertFavourite,
} from './store.ts';

/** So many games can be kept at hand; a list beyond it is no longer one to choose from. */
export const favouritesMost = 200;

export interface Favourites {
  /** Newest first; games that were closed are left out until they open again. */
  ids(memberId: bigint): Promise<string[]>;
  /** Marks a game. Marked twice it is marked once, and keeps its place. */
  add(
    memberId: bigint,
    game: { readonly gameId: string; readonly vendorCode: string },
  ): Promise<null | Refusal<'game.unknown' | 'favourite.too_many'>>;
  /** Takes the mark away; there need not be one. */
  remove(memberId: bigint, gameId: string): Promise<void>;
}

export function createFavourites(parts: { readonly database: Database; readonly clock: Clock }): Favourites {
  const { database, clock } = parts;
  return {
    ids: (memberId) => favouriteIds(database.db, memberId),
    add: (memberId, { gameId, vendorCode }) =>
      database.transaction(async (tx) => {
        await holdFavourites(tx, memberId);
        const [game] = await gamesByIds(tx, [gameId]);
        if (!game?.isOpen || game.vendorCode !== vendorCode) return refuse('game.unknown', { gameId });
        const others = await countOtherFavourites(tx, memberId, gameId);
        if (others >= favouritesMost) return refuse('favourite.too_many', { most: favouritesMost });
        await insertFavourite(tx, { memberId, gameId, addedAt: clock.now() });
        return null;
      }),
    remove: (memberId, gameId) => deleteFavourite(database.db, memberId, gameId),
  };
}
