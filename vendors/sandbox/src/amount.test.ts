import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './amount.ts';

it.each([
  ['10.00', 2, 1_000n],
  ['0.05', 2, 5n],
  ['7', 0, 7n],
  ['10.0', 2, null],
  ['10', 2, null],
  ['01.00', 2, null],
  ['-1.00', 2, null],
] as const)('reads %s with %i digits as %s', (text, digits, units) => {
  expect(readAmount(text, digits)).toBe(units);
  if (units !== null) expect(writeAmount(units, digits)).toBe(text);
});
