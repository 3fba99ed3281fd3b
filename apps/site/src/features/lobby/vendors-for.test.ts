import { expect, it } from 'vitest';
import { type LobbyPath, lobbyPages } from './lobby-pages.ts';
import { choiceOf, type VendorCard, vendorsFor } from './vendors-for.ts';

const card = (vassalage: string, gameCategory: VendorCard['gameCategory'], games: number): VendorCard => ({
  vassalage,
  gameCategory,
  name: { EN: vassalage, UR: vassalage },
  accountTypeName: vassalage,
  isGame: 'VASSALAGE',
  maintenance: false,
  games,
});
const lane = (gameCategory: VendorCard['gameCategory'], ...cards: VendorCard[]) => ({
  title: '',
  gameCategory,
  cards,
});
const lanes = [
  lane('LIVE', card('A', 'LIVE', 2)),
  lane('RNG', card('B', 'RNG', 5), card('A', 'RNG', 3), card('EMPTY', 'RNG', 0)),
];

it('knows which pages show a choice of all categories', () => {
  expect(
    ['/hot', '/fav', '/rng', '/seamless'].map((path) => choiceOf(lobbyPages[path as LobbyPath])),
  ).toEqual(['HOT', 'FAV', undefined, undefined]);
});

it.each([
  [
    '/rng',
    [
      ['B', 5],
      ['A', 3],
    ],
  ],
  ['/live', [['A', 2]]],
  ['/fish', []],
  [
    '/seamless',
    [
      ['A', 5],
      ['B', 5],
    ],
  ],
  [
    '/hot',
    [
      ['A', 5],
      ['B', 5],
    ],
  ],
] as const)('offers on %s the vendors %j', (path, vendors) => {
  expect(vendorsFor(lobbyPages[path], lanes).map(({ vassalage, games }) => [vassalage, games])).toEqual(
    vendors,
  );
});
