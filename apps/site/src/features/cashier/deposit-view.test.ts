import { expect, it } from 'vitest';
import { broughtBy, isOpen, stepStates, toneOf } from './deposit-view.ts';

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
  expect(broughtBy({ amount: '500.00', transfer: null })).toBe('500.00');
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
  expect(broughtBy({ amount: '500.00', transfer })).toBe('500.00');
  expect(broughtBy({ amount: '500.00', transfer: { ...transfer, credited: '394.00' } })).toBe('394.00');
});
