import { expect, it } from 'vitest';
import { bonusExample } from './bonus-example.ts';

const terms = {
  currency: 'PKR',
  percent: '50.00',
  fixed: '0.00',
  cap: '5000.00',
  depositMin: '100.00',
  turnoverTimes: '2.00',
  base: 'bonus',
} as const;

it.each([
  ['half on top', {}, '1000.00', '500.00', '1000.00'],
  ['rounded down, its turnover up', { percent: '33.33', turnoverTimes: '1.01' }, '100.10', '33.36', '33.70'],
  ['no more than the cap', {}, '100000.00', '5000.00', '10000.00'],
  ['of both', { base: 'depositAndBonus' as const }, '1000.00', '500.00', '3000.00'],
  ['with a fixed part', { percent: '10.00', fixed: '50.00' }, '200.00', '70.00', '140.00'],
])('an example as the server will count it: %s', (_what, change, credited, bonus, required) => {
  expect(bonusExample({ ...terms, ...change }, credited)).toEqual({ bonus, required });
});

it('has no example for a deposit that is too small', () => {
  expect(bonusExample(terms, '99.99')).toBeNull();
});
