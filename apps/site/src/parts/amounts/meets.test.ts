import { expect, it } from 'vitest';
import { meets } from './meets.ts';

const leaving = { currency: 'PKR', available: '5000.00', day: { amountLeft: '3000.00' } };

it.each([
  ['5000.01', 'above'],
  ['3000.01', 'day'],
  ['3000.00', null],
])('meets of %s: %s', (amount, problem) => {
  expect(meets(amount, leaving)).toBe(problem);
});
