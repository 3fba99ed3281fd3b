import type { WithdrawalState } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { deedsOf } from './withdrawal-words.ts';

const saira = { username: 'saira', mayReview: true, mayPay: true };
const deeds = (row: { state: WithdrawalState; holder?: string; approvedBy?: string }, me = saira) =>
  Object.entries(deedsOf({ holder: null, approvedBy: null, ...row }, me))
    .filter(([, may]) => may)
    .map(([name]) => name)
    .join(' ');

describe('what an operator can do with a withdrawal', () => {
  it.each<[WithdrawalState, string | undefined, string]>([
    ['submitted', undefined, 'take cancel'],
    ['inReview', 'saira', 'giveBack approve refuse cancel'],
    ['inReview', 'bilal', 'take cancel'],
    ['secondReview', undefined, 'take cancel'],
    ['secondReview', 'saira', 'giveBack approve refuse cancel'],
    ['approved', undefined, 'cancel beginPayment'],
    ['paying', 'saira', 'giveBack refuse pay'],
    ['paying', 'bilal', 'beginPayment'],
    ['paid', undefined, ''],
    ['disputed', undefined, 'take'],
    ['disputed', 'saira', 'giveBack resolve'],
    ['received', undefined, ''],
    ['resolved', undefined, ''],
    ['refused', undefined, ''],
    ['cancelled', undefined, ''],
  ])('in state %s that %s has: %s', (state, holder, wanted) => {
    expect(deeds({ state, ...(holder ? { holder } : {}) })).toBe(wanted);
  });

  it('approves nothing twice', () => {
    expect(deeds({ state: 'secondReview', approvedBy: 'saira' })).toBe('cancel');
  });

  it('does nothing without the permission', () => {
    const reader = { ...saira, mayReview: false, mayPay: false };
    for (const state of ['submitted', 'approved', 'disputed'] as const)
      expect(deeds({ state }, reader)).toBe('');
  });
});
