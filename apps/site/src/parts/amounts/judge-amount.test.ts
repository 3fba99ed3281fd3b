import { expect, it } from 'vitest';
import { judgeAmount } from './judge-amount.ts';

const limits = { currency: 'PKR', min: '100.00', max: '50000.00' };

it.each([
  ['100', '100.00'],
  ['1,500', '1500.00'],
  ['0250.5', '250.50'],
  ['250,5', '250.50'],
  ['50000.00', '50000.00'],
  ['300.', '300.00'],
  ['۳۰۰', '300.00'],
])('reads %j as %j', (typed, amount) => {
  expect(judgeAmount(typed, limits)).toEqual({ amount, problem: null });
});

it.each([
  ['', { kind: 'required' }],
  ['  ', { kind: 'required' }],
  ['12a', { kind: 'form', digits: 2 }],
  ['100.001', { kind: 'form', digits: 2 }],
  ['-100', { kind: 'form', digits: 2 }],
  ['99.99', { kind: 'below', least: 10_000n }],
  ['7,50', { kind: 'below', least: 10_000n }],
  ['50000.01', { kind: 'above', greatest: 5_000_000n }],
])('refuses %j and says why', (typed, problem) => {
  expect(judgeAmount(typed, limits)).toEqual({ amount: null, problem });
});
