import { adjustmentReasons, adjustmentStates } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { deedsOf, reasonsFor } from './adjustment-words.ts';

describe('what can be done with an adjustment', () => {
  it.each([
    ['hina', true, { decide: false, withdraw: true }],
    ['omar', true, { decide: true, withdraw: false }],
    ['omar', false, { decide: false, withdraw: false }],
  ])('that Hina proposed: %s, who may write: %s', (username, mayWrite, deeds) => {
    expect(deedsOf({ state: 'waiting', proposedBy: 'hina' }, { username, mayWrite })).toEqual(deeds);
  });

  it('is nothing once it is decided', () => {
    for (const state of adjustmentStates.filter((one) => one !== 'waiting')) {
      const deeds = deedsOf({ state, proposedBy: 'hina' }, { username: 'omar', mayWrite: true });
      expect(Object.values(deeds)).toEqual([false, false]);
    }
  });
});

it('every reason is one of a credit or a debit', () => {
  expect(new Set([...reasonsFor.credit, ...reasonsFor.debit])).toEqual(new Set(adjustmentReasons));
});
