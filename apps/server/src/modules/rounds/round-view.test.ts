import { describe, expect, it } from 'vitest';
import type { StoredTransfer } from '../ledger/index.ts';
import { postingView } from './round-view.ts';

const memberId = 7n;
const cash = { accountId: 1n, owner: memberId, kind: 'cash', label: '', balanceAfter: 99_400n } as const;
const inPlay = { accountId: 2n, owner: memberId, kind: 'in_play', label: '', balanceAfter: 600n } as const;
const vendor = {
  accountId: 3n,
  owner: 0n,
  kind: 'vendor',
  label: 'IKKA_ARCADE',
  balanceAfter: 5_000n,
} as const;

type Sides = Pick<StoredTransfer, 'debit' | 'credit'>;
const postingOf = ({ debit, credit }: Sides): StoredTransfer => ({
  id: '0198d2a0-0000-7000-8000-000000000001',
  kind: 'stake_held',
  debit: { ...debit },
  credit: { ...credit },
  amount: 600n,
  currency: 'PKR',
  reference: null,
  at: new Date('2026-11-22T20:00:00Z'),
});

describe('a posting as the member reads it', () => {
  it.each([
    ['cash that is set aside for a round', { debit: cash, credit: inPlay }, '994.00'],
    ['cash that comes back of a round', { debit: inPlay, credit: cash }, '994.00'],
    ['a stake that is lost', { debit: inPlay, credit: vendor }, '6.00'],
    ['a payout', { debit: vendor, credit: cash }, '994.00'],
    ['what moves between accounts of the house', { debit: vendor, credit: vendor }, null],
  ])('tells what he has after %s', (_, sides: Sides, balanceAfter) => {
    expect(postingView(postingOf(sides), memberId)).toMatchObject({ amount: '6.00', balanceAfter });
  });
});
