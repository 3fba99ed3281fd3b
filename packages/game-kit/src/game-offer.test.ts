import { fraction } from '@ikka/money';
import { expect, it } from 'vitest';
import { returnText } from './game-offer.ts';

it.each([
  [fraction(99n, 100n), '0.990000000000'],
  [fraction(1n, 1n), '1.000000000000'],
  [fraction(2n, 3n), '0.666666666667'],
  [fraction(1n, 3n), '0.333333333333'],
  [fraction(5n, 10n ** 13n), '0.000000000001'],
])('writes a return with twelve digits, rounded to the nearest: %o', (rtp, text) => {
  expect(returnText(rtp)).toBe(text);
});
