import { edges, tableOf, tables } from '@ikka/baccarat/rules';
import { expect, it } from 'vitest';
import { furtherTables, houseGames } from './house-games.ts';

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
