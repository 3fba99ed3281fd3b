import { shelfCategories } from '@ikka/contract';
import { z } from 'zod';
import type { CashbackGame } from '../modules/cashback/index.ts';
import type { Catalogue } from '../modules/catalogue/index.ts';

const category = z.enum(shelfCategories);

/** What cashback knows of games: their categories and their names; of those of some vendors nothing. */
export function cashbackGames(
  catalogue: Pick<Catalogue, 'game'>,
  { without = new Set() }: { readonly without?: ReadonlySet<string> } = {},
) {
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, CashbackGame>> => {
    const found = await Promise.all(ids.map((id) => catalogue.game(id)));
    return new Map(
      found
        .filter((game) => game !== null)
        .filter(({ vendorCode }) => !without.has(vendorCode))
        .map((game) => [
          game.id,
          {
            id: game.id,
            category: category.parse(game.category),
            name: { EN: game.nameEn, UR: game.nameUr },
          },
        ]),
    );
  };
}
