import { expect, it } from 'vitest';
import { isNothing, partsOf, standingOf } from './cashback-view.ts';
import type { Cashback } from './use-cashback.ts';

const cashback = (changed: Partial<Cashback>): Cashback => ({
  currency: 'PKR',
  claimable: '5.00',
  least: '1.00',
  isExcluded: false,
  days: 30,
  since: '2026-11-01T00:00:00.000Z',
  lastClaimAt: null,
  carried: '0.00',
  earned: '5.0012',
  withheld: '0.00',
  lines: [],
  rankLevel: 0,
  percents: [],
  excludedGames: [],
  ...changed,
});

it.each([
  [{}, true, null],
  [{ claimable: '0.99' }, false, 'tooLittle'],
  [{ claimable: '1.00' }, true, null],
  [{ claimable: '0.00' }, false, 'nothing'],
  [{ isExcluded: true, least: '0.01', claimable: '0.03' }, true, 'yoursStill'],
  [{ isExcluded: true, least: '0.01', claimable: '0.00' }, false, 'nothingLeft'],
] as const)('of %j: claimable %s, and is said: %s', (changed, isClaimable, note) => {
  expect(standingOf(cashback(changed))).toEqual({ isClaimable, note });
});

it('shows beside the sum what was left over and what is withheld, where there is any', () => {
  expect(partsOf(cashback({}))).toEqual([]);
  expect(partsOf(cashback({ carried: '-0.0012', withheld: '0.50' }))).toEqual([
    { key: 'carried', amount: '-0.0012' },
    { key: 'withheld', amount: '-0.50' },
  ]);
});

it('knows nothing when it sees it', () => {
  expect(['0.00', '-0.00', '0.0001'].map(isNothing)).toEqual([true, true, false]);
});
