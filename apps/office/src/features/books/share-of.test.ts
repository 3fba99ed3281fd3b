import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it.each([
  ['0.00', '0.00', 0],
  ['0.00', '10.00', 0],
  ['10.00', '10.00', 100],
  ['-5.00', '10.00', 50],
  ['0.01', '100000.00', 1],
])('draws %s of %s as %i per cent', (amount, largest, expected) =>
  expect(shareOf(amount, largest)).toBe(expected),
);
