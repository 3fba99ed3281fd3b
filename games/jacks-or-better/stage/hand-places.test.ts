import { expect, it } from 'vitest';
import { handOf } from '../rules/index.ts';
import { handPlaces } from './hand-places.ts';

it.each([
  ['a pair of queens', [8, 41, 48, 40, 16], [1, 3]],
  ['two pair', [31, 45, 28, 17, 16], [0, 2, 3, 4]],
  ['a flush', [0, 4, 12, 20, 28], [0, 1, 2, 3, 4]],
  ['four of a kind', [0, 1, 2, 3, 28], [0, 1, 2, 3]],
  ['a low pair, which pays nothing', [0, 1, 12, 21, 34], []],
])('shows which cards make %s', (_what, cards, places) => {
  expect(handPlaces(handOf(cards), cards)).toEqual(places);
});
