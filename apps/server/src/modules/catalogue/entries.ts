import { type ShelfCategory, shelfCategories } from '@ikka/contract';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/index.ts';
import { allVendors, gamesByIds } from './store.ts';

/** What others say of a game. */
export interface CatalogueEntry {
  readonly id: string;
  readonly category: ShelfCategory;
  readonly name: { readonly EN: string; readonly UR: string };
  readonly vendorCode: string;
  readonly vendorName: { readonly EN: string; readonly UR: string };
  /** The share of all stakes that it returns in the long run, as a decimal; null where nobody says one. */
  readonly rtp: string | null;
}

const category = z.enum(shelfCategories);

/** Those of these games that the catalogue has, open or not. */
export async function readEntries(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CatalogueEntry>> {
  if (ids.length === 0) return new Map();
  const [games, vendors] = await Promise.all([gamesByIds(db, [...new Set(ids)]), allVendors(db)]);
  const vendorNames = new Map(vendors.map(({ code, name }) => [code, name]));
  return new Map(
    games.map((game) => [
      game.id,
      {
        id: game.id,
        category: category.parse(game.category),
        name: game.name,
        vendorCode: game.vendorCode,
        vendorName: vendorNames.get(game.vendorCode) ?? { EN: game.vendorCode, UR: game.vendorCode },
        rtp: game.rtp,
      },
    ]),
  );
}
