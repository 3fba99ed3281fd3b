import { edges, tableOf, tables } from '@ikka/baccarat/rules';
import { expect, it } from 'vitest';
import { furtherTables, houseGames } from '../modules/catalogue/house-games.ts';
import { houseTables } from './house-tables.ts';

it('the catalogue knows every table that the game knows, with the return of its variant', () => {
  const live = houseGames.filter(({ vendorCode }) => vendorCode === 'IKKA_LIVE');
  const known = [...live, ...furtherTables(tables.length - live.length)];
  expect(known.map(({ id }) => id)).toEqual(tables.map(({ id }) => id));
  for (const { id, rtp } of known) {
    const { variant } = tableOf(id) ?? {};
    const edge = variant === undefined ? Number.NaN : Number(edges[variant].banker);
    expect(Number(rtp)).toBeCloseTo(1 - edge, 11);
  }
});

it('the house has the tables that stand in the catalogue', async () => {
  const has = async (ids: readonly string[]) =>
    new Set(ids.filter((id) => id === 'baccarat-saddar' || id === 'baccarat-9'));
  expect((await houseTables({ has })).map(({ id }) => id)).toEqual(['baccarat-saddar', 'baccarat-9']);
});
