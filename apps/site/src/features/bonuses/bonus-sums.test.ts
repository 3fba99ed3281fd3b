import { expect, it } from 'vitest';
import { exampleOf, isForMethod, percentOf, plainRate, weightGroups } from './bonus-sums.ts';

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
  expect(exampleOf({ ...terms, ...change }, credited)).toEqual({ bonus, required });
});

it('has no example for a deposit that is too small', () => {
  expect(exampleOf(terms, '99.99')).toBeNull();
});

it('knows which way to pay an offer is for', () => {
  expect(isForMethod({ methods: [] }, 'card')).toBe(true);
  expect(isForMethod({ methods: ['bank'] }, 'card')).toBe(false);
});

it('says rates and weights plainly', () => {
  expect(['50.00', '1.50', '100.00', '10'].map(plainRate)).toEqual(['50', '1.5', '100', '10']);
  const weights = { LIVE: 10, SPORTS: 100, RNG: 100, FISH: 10, PVP: 0, ESPORTS: 100, ELOTT: 0, LOTT: 0 };
  expect(weightGroups(weights)).toEqual([
    { weight: 100, categories: ['SPORTS', 'RNG', 'ESPORTS'] },
    { weight: 10, categories: ['LIVE', 'FISH'] },
    { weight: 0, categories: ['PVP', 'ELOTT', 'LOTT'] },
  ]);
});

it('rounds progress down, so that nothing looks met before it is', () => {
  const offer = { currency: 'PKR' } as Parameters<typeof percentOf>[0]['offer'];
  expect(percentOf({ required: '990.00', played: '989.99', offer })).toBe(99);
  expect(percentOf({ required: '990.00', played: '990.00', offer })).toBe(100);
});
