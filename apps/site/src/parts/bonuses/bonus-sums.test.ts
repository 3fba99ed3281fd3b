import { expect, it } from 'vitest';
import { isForMethod, percentOf, plainRate, weightGroups } from './bonus-sums.ts';

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
