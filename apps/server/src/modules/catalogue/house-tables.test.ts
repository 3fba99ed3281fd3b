import { expect, it } from 'vitest';
import { houseTables } from './house-tables.ts';

it('the house has the tables that stand in the catalogue', async () => {
  const has = async (ids: readonly string[]) =>
    new Set(ids.filter((id) => id === 'baccarat-saddar' || id === 'baccarat-9'));
  expect((await houseTables({ has })).map(({ id }) => id)).toEqual(['baccarat-saddar', 'baccarat-9']);
});
