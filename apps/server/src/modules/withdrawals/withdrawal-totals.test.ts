import { type WithdrawalState, withdrawalStates } from '@ikka/contract';
import { expect, it } from 'vitest';
import { withdrawalTotals } from './withdrawal-totals.ts';

const one = (state: WithdrawalState) => ({ state, amount: 100n, claimed: 30n, returned: 20n });

it.each<[WithdrawalState, bigint, bigint]>([
  ['submitted', 0n, 100n],
  ['inReview', 0n, 100n],
  ['secondReview', 0n, 100n],
  ['approved', 0n, 100n],
  ['paying', 0n, 100n],
  ['paid', 100n, 0n],
  ['received', 100n, 0n],
  ['disputed', 70n, 30n],
  ['resolved', 80n, 0n],
  ['refused', 0n, 0n],
  ['cancelled', 0n, 0n],
])('[D20] of one that is %s %s is paid and %s open', (state, paid, open) => {
  expect(withdrawalTotals([one(state)])).toEqual({ paid, open });
});

it('[D20] makes one sum of all', () => {
  expect(withdrawalTotals(withdrawalStates.map(one))).toEqual({ paid: 350n, open: 530n });
  expect(withdrawalTotals([])).toEqual({ paid: 0n, open: 0n });
});
