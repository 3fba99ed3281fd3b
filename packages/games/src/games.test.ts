import { globSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf, type GameDescriptor } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';
import { houseGames } from './node.ts';
import { houseGames as bundledGames } from './web.ts';

/** Whatever is played in rounds has a folder `round/`. */
const folders = globSync('*/round', { cwd: join(import.meta.dirname, '..', '..', '..', 'games') });
const codes = (games: readonly GameDescriptor[]) => games.flatMap(({ offers }) => offers.map(({ id }) => id));

describe('the games of the house', () => {
  it('are found by their folders, in Node and in pages alike', () => {
    expect(houseGames).toHaveLength(folders.length);
    expect(codes(bundledGames)).toEqual(codes(houseGames));
  });

  it('are in the order of the catalogue', () => {
    const sorts = houseGames.map(({ offers }) => offers[0]?.sort ?? 0);
    expect(sorts).toEqual(sorts.toSorted((a, b) => a - b));
    expect(new Set(sorts).size).toBe(sorts.length);
  });

  it('are refused where two folders offer the same code', () => {
    const one = houseGames.at(-1);
    if (one === undefined) throw new Error('there is no game');
    expect(() => inOrder([{ game: one }, { game: one }])).toThrow('two folders of games/ offer');
  });
});

describe.each(houseGames.map((game) => [game.offers[0]?.id ?? '', game] as const))('%s', (_code, game) => {
  it('has rules for every entry', () => {
    const known = new Set(game.versions.map(({ code }) => code));
    expect(codes([game]).filter((code) => !known.has(code))).toEqual([]);
  });

  it('has an example that its rules accept', () => {
    for (const version of game.versions) {
      const { bet, stake } = exampleOf(game, version);
      const read = version.readBet(BigInt(stake.replace('.', '')), bet === '' ? null : JSON.parse(bet));
      expect(read, version.code).not.toHaveProperty('refused');
    }
  });

  it('has unlike names in every language, for numbered entries too', () => {
    const all = [...game.offers, ...(game.numbered?.offers(3) ?? [])];
    for (const { names } of all) for (const name of Object.values(names)) expect(name.trim()).not.toBe('');
    expect(new Set(all.map(({ names }) => names.EN)).size).toBe(all.length);
    expect(all.slice(game.offers.length).every(({ id }) => game.numbered?.isOne(id))).toBe(true);
    expect(game.offers.some(({ id }) => game.numbered?.isOne(id))).toBe(false);
  });
});
