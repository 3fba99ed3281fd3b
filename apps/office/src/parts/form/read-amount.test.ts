import { expect, it } from 'vitest';
import { readAmountAboveZero } from './read-amount.ts';

it.each([
  ['250', '250.00'],
  ['1,250.5', '1250.50'],
  ['007.25', '7.25'],
  ['0.01', '0.01'],
  ['0', null],
  ['0.00', null],
  ['-5', null],
  ['1.234', null],
  ['', null],
])('reads %j as %j', (typed, amount) => {
  expect(readAmountAboveZero(typed)).toBe(amount);
});
