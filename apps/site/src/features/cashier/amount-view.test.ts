import { expect, it } from 'vitest';
import { judgeAmount } from './amount-view.ts';

const limits = { currency: 'PKR', min: '100.00', max: '50000.00' };

it.each([
  ['100', '100.00'],
  ['1,500', '1500.00'],
  ['0250.5', '250.50'],
  ['50000.00', '50000.00'],
  ['300.', '300.00'],
])('reads %j as %j', (typed, amount) => {
  expect(judgeAmount(typed, limits)).toEqual({ amount, error: null });
});

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['12a', 'form'],
  ['100.001', 'form'],
  ['-100', 'form'],
  ['99.99', 'range'],
  ['50000.01', 'range'],
])('refuses %j for its %s', (typed, key) => {
  expect(judgeAmount(typed, limits)).toMatchObject({ amount: null, error: { key } });
});
