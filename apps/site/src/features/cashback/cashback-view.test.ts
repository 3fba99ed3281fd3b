import { expect, it } from 'vitest';
import { isNothing, partsOf, standsInTheWay } from './cashback-view.ts';
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
  [{}, null],
  [{ claimable: '0.99' }, 'tooLittle'],
  [{ claimable: '1.00' }, null],
  [{ claimable: '0.00' }, 'nothing'],
  [{ isExcluded: true }, 'excluded'],
] as const)('of %j stands in the way: %s', (changed, expected) => {
  expect(standsInTheWay(cashback(changed))).toBe(expected);
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
