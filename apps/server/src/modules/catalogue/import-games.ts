import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/database/index.ts';
import { searchable } from './searchable.ts';
import { addMissing, lockGamesOf, lockVendor, type StoredGame, updateGame } from './store.ts';

/** What the house knows of an outside vendor before its first game. */
export interface OutsideShelf {
  readonly code: string;
  readonly category: string;
  readonly name: { readonly EN: string; readonly UR: string };
  readonly sort: number;
}

/** A game as its vendor describes it. */
export interface OutsideGame extends Pick<StoredGame, 'id' | 'category' | 'rtp' | 'volatility' | 'lines'> {
  readonly name: { readonly EN: string; readonly UR: string };
  readonly coinsPerStake: bigint;
  readonly hasTrial: boolean;
  readonly isOpen: boolean;
}

/** What the vendor says of a game, unless an operator set it otherwise. */
export const vendorFigures = ['category', 'rtp', 'volatility', 'lines', 'coinsPerStake', 'hasTrial'] as const;

type Figures = Pick<StoredGame, (typeof vendorFigures)[number] | 'isOffered' | 'heldFigures'>;

export const vendorRow = ({ code, category, name, sort }: OutsideShelf) => ({
  code,
  category,
  name,
  sort,
});

/**
 * Brings a vendor's shelf up to what it says: adds new games, renews the figures of known ones, and marks as not offered what
 * it closed or no longer names. Names, order and what an operator closed stay as they are; so does a figure that an operator set, until
 * it is what the vendor says again: from then on it follows the vendor. A game whose id is another vendor's stays theirs. Answers whether anything changed.
 */
export async function importGames(
  database: Database,
  vendorCode: string,
  games: readonly OutsideGame[],
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const vendor = await lockVendor(tx, vendorCode);
    if (vendor === null) throw new Error(`the catalogue has no vendor ${vendorCode}`);
    const known = new Map((await lockGamesOf(tx, vendorCode)).map((game) => [game.id, game]));
    const fresh = games.filter(({ id }) => !known.has(id));
    await addMissing(
      tx,
      [],
      fresh.map((game, at) => ({
        id: game.id,
        vendorCode,
        name: game.name,
        searchText: searchable(`${game.name.EN} ${game.name.UR}`),
        tags: [],
        sort: vendor.sort + known.size + at,
        ...figuresOf(game),
      })),
    );
    const told = new Map(games.map((game) => [game.id, game]));
    let changed = fresh.length > 0;
    for (const game of known.values()) {
      const now = told.get(game.id);
      const figures =
        now === undefined ? { ...figuresIn(game), isOffered: false } : heldIn(game, figuresOf(now));
      if (isSame(figuresIn(game), figures)) continue;
      await updateGame(tx, { ...game, ...figures });
      changed = true;
    }
    return changed;
  });
}

const figuresOf = (game: OutsideGame): Figures => ({
  category: game.category,
  rtp: game.rtp,
  volatility: game.volatility,
  lines: game.lines,
  coinsPerStake: game.coinsPerStake,
  hasTrial: game.hasTrial,
  isOffered: game.isOpen,
  heldFigures: [],
});

/** What the vendor says, with what an operator set otherwise. */
function heldIn(game: StoredGame, said: Figures): Figures {
  const held = vendorFigures.filter((name) => game.heldFigures.includes(name) && game[name] !== said[name]);
  const kept = Object.fromEntries(held.map((name) => [name, game[name]])) as Partial<Figures>;
  return { ...said, ...kept, heldFigures: held };
}

const figuresIn = (game: StoredGame): Figures => ({
  category: game.category,
  rtp: game.rtp,
  volatility: game.volatility,
  lines: game.lines,
  coinsPerStake: game.coinsPerStake,
  hasTrial: game.hasTrial,
  isOffered: game.isOffered,
  heldFigures: game.heldFigures,
});

const isSame = (one: Figures, other: Figures): boolean =>
  (Object.keys(one) as (keyof Figures)[]).every((name) => isDeepStrictEqual(one[name], other[name]));
