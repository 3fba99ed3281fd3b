import { expect, it } from 'vitest';
import { asKnown, leastOf, wayOf } from './transfer-view.ts';
import type { VendorWallet, WalletTransfer } from './use-wallets.ts';

const main = {
  available: '50.00',
  lockedBonus: '0.00',
  inPlay: '0.00',
  pendingWithdrawal: '0.00',
  frozen: '0.00',
};
const pending = { id: 'x' } as unknown as NonNullable<VendorWallet['pending']>;
const wallet = { available: '7.00', isOpen: true, pending: null };

it.each([
  ['in', main.available, wallet, { most: '50.00', stops: null }],
  ['out', main.available, wallet, { most: '7.00', stops: null }],
  ['in', '0.00', wallet, { most: '0.00', stops: 'nothing' }],
  ['out', '50.00', { ...wallet, available: '0.00' }, { most: '0.00', stops: 'nothing' }],
  ['in', '50.00', { ...wallet, isOpen: false }, { most: '50.00', stops: 'closed' }],
  ['out', '50.00', { ...wallet, isOpen: false }, { most: '7.00', stops: null }],
  ['in', '50.00', { ...wallet, pending }, { most: '50.00', stops: 'pending' }],
  ['out', '50.00', { ...wallet, pending }, { most: '7.00', stops: 'pending' }],
] as const)('%s with %s in the main wallet and %j there', (direction, available, there, expected) => {
  expect(wayOf({ main: { ...main, available } }, there, direction)).toEqual(expected);
});

it('knows the smallest amount', () => {
  expect(leastOf('PKR')).toBe('0.01');
});

it.each([
  ['in_doubt', [], 'in_doubt'],
  ['in_doubt', [{ id: 'another', state: 'done' }], 'in_doubt'],
  ['in_doubt', [{ id: 'this', state: 'returned' }], 'returned'],
  // The list may be older than the answer.
  ['done', [{ id: 'this', state: 'sending' }], 'done'],
] as const)('knows of a transfer that was %s, of which %j was read, that it is %s', (state, read, known) => {
  expect(asKnown<Pick<WalletTransfer, 'id' | 'state'>>({ id: 'this', state }, read).state).toBe(known);
});
