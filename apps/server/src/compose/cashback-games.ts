import { gameCategory } from '@ikka/contract';
import type { CashbackGame } from '../modules/cashback/index.ts';
import type { Catalogue } from '../modules/catalogue/index.ts';

/** What cashback knows of games: their categories and their names. */
export function cashbackGames(catalogue: Pick<Catalogue, 'game'>) {
  return async (ids: readonly string[]): Promise<ReadonlyMap<string, CashbackGame>> => {
    const found = await Promise.all(ids.map((id) => catalogue.game(id)));
    return new Map(
      found
        .filter((game) => game !== null)
        .map(({ id, category, nameEn, nameUr }) => [
          id,
          { id, category: gameCategory.parse(category), name: { EN: nameEn, UR: nameUr } },
        ]),
    );
  };
}
