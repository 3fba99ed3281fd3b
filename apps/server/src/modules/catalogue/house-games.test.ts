import { edges, tableOf, tables } from '@ikka/baccarat/rules';
import { expect, it } from 'vitest';
import { furtherTables, houseGames, isHouseGame } from './house-games.ts';

it('knows every table that the game knows, with the return of its variant', () => {
  const live = houseGames.filter(({ vendorCode }) => vendorCode === 'IKKA_LIVE');
  const known = [...live, ...furtherTables(tables.length - live.length)];
  expect(known.map(({ id }) => id)).toEqual(tables.map(({ id }) => id));
  for (const { id, rtp } of known) {
    const { variant } = tableOf(id) ?? {};
    const edge = variant === undefined ? Number.NaN : Number(edges[variant].banker);
    expect(Number(rtp)).toBeCloseTo(1 - edge, 11);
  }
});

it('[C10] counts every table as the house’s own, by name or by number, and nothing else', () => {
  expect(tables.filter(({ id }) => !isHouseGame(id))).toEqual([]);
  expect(isHouseGame('karakoram-25')).toBe(true);
  expect(isHouseGame('lamp')).toBe(false);
});
