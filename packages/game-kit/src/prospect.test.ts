import { fraction } from '@ikka/money';
import { expect, it } from 'vitest';
import { prospectOf } from './prospect.ts';

it('takes mean, mean square and the greatest of what is paid, rounded down as it is paid', () => {
  // A stake of 3 at 1.5 pays 4, at 10 pays 30: once and twice in ten draws.
  expect(
    prospectOf(
      3n,
      [
        [100_000, 2],
        [15_000, 1],
        [9_000_000, 0],
      ],
      10,
    ),
  ).toEqual({ mean: fraction(64n, 10n), meanSquare: fraction(1_816n, 10n), greatest: 30n });
});

it('is nothing where nothing is paid', () => {
  expect(prospectOf(3n, [], 10)).toEqual({
    mean: fraction(0n, 1n),
    meanSquare: fraction(0n, 1n),
    greatest: 0n,
  });
});
