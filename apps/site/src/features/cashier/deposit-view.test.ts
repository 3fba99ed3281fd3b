import { expect, it } from 'vitest';
import { broughtBy, isOpen, shownState, stageOf, stepStates, toneOf } from './deposit-view.ts';

it.each([
  ['created', true, 'waiting', 'done now next'],
  ['pending', true, 'waiting', 'done now next'],
  ['review', true, 'waiting', 'done now next'],
  ['paid', false, 'good', 'done done done'],
  ['failed', false, 'bad', 'done stopped next'],
  ['expired', false, 'calm', 'done stopped next'],
  ['cancelled', false, 'calm', 'done stopped next'],
] as const)('a deposit that is %s: open %s, %s, %s', (state, open, tone, steps) => {
  expect(isOpen(state)).toBe(open);
  expect(toneOf(state)).toBe(tone);
  expect(stepStates(state).join(' ')).toBe(steps);
});

it('shows what a transfer brought, and until then what was wished', () => {
  expect(broughtBy({ amount: '500.00', transfer: null, arrived: null, held: null })).toBe('500.00');
  const transfer = {
    bank: 'Meezan Bank',
    holder: 'Ikka',
    number: 'PK36',
    qrText: '',
    note: { EN: '', UR: '' },
    feePercent: '1.50',
    proofs: 1,
    mayProve: false,
    received: null,
    fee: null,
    credited: null,
    reason: null,
  };
  expect(broughtBy({ amount: '500.00', transfer, arrived: null, held: null })).toBe('500.00');
  expect(
    broughtBy({ amount: '500.00', transfer: { ...transfer, credited: '394.00' }, arrived: null, held: null }),
  ).toBe('394.00');
});

it('shows what a provider brought', () => {
  const arrived = { received: '500.00', fee: '7.50', credited: '492.50' };
  expect(broughtBy({ amount: '500.00', transfer: null, arrived, held: null })).toBe('492.50');
});

const plain = { isSeen: false, isUnclear: false };
it.each([
  ['created', plain, 60, 'unreached'],
  ['created', plain, 0, 'closing'],
  ['pending', plain, 60, 'toPay'],
  ['pending', plain, 0, 'closing'],
  ['pending', { ...plain, isSeen: true }, 60, 'seen'],
  ['pending', { ...plain, isSeen: true }, 0, 'seen'],
  ['paid', plain, 0, 'paid'],
  ['failed', plain, 60, 'failed'],
  ['failed', { ...plain, isUnclear: true }, 60, 'unclear'],
  ['expired', plain, 0, 'expired'],
  ['cancelled', plain, 60, 'cancelled'],
] as const)('a deposit through a provider, %s %o with %i seconds left: %s', (state, more, left, stage) => {
  expect(stageOf({ state, ...more }, left)).toBe(stage);
});

it('calls money that is seen by its own word, and what is unclear not failed', () => {
  expect(shownState({ state: 'pending', ...plain })).toBe('pending');
  expect(shownState({ state: 'pending', ...plain, isSeen: true })).toBe('seen');
  expect(shownState({ state: 'failed', ...plain })).toBe('failed');
  expect(shownState({ state: 'failed', ...plain, isUnclear: true })).toBe('unclear');
  expect([toneOf('seen'), toneOf('unclear')]).toEqual(['waiting', 'waiting']);
});
