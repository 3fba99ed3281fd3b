import { expect, it } from 'vitest';
import type { Catalogue } from '../modules/catalogue/index.ts';
import { cashbackGames } from './cashback-games.ts';

const game = (id: string, vendorCode: string, category: string) => ({
  id,
  vendorCode,
  category,
  nameEn: id,
  nameUr: id,
});
const games = [game('dice', 'IKKA', 'RNG'), game('lagoon', 'OUTSIDE', 'FISH')];
const catalogue = {
  game: async (wanted: string) => games.find(({ id }) => id === wanted) ?? null,
} as Pick<Catalogue, 'game'>;

const ids = ['dice', 'lagoon', 'gone'];

it('knows the category of every game that there is', async () => {
  const found = await cashbackGames(catalogue)(ids);
  expect([...found.values()].map(({ id, category }) => [id, category])).toEqual([
    ['dice', 'RNG'],
    ['lagoon', 'FISH'],
  ]);
});

it('[BO4] knows nothing of the games of vendors that are left out', async () => {
  const found = await cashbackGames(catalogue, { without: new Set(['OUTSIDE']) })(ids);
  expect([...found.keys()]).toEqual(['dice']);
});
