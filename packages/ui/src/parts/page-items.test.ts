import { expect, it } from 'vitest';
import { pageItems } from './page-items.ts';

it.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 3 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 9, '1 … 6 7 8 9'],
  [9, 9, '1 … 7 8 9'],
])('page %i of %i shows %s', (page, total, shown) => {
  expect(
    pageItems(page, total)
      .map((item) => (item === 'gap' ? '…' : item))
      .join(' '),
  ).toBe(shown);
});
