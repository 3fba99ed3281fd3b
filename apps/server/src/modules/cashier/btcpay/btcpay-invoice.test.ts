import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../payment-provider.ts';
import { type Invoice, mergeInvoices, needsPayments, type PaidBy, statusOf } from './btcpay-invoice.ts';

const plain: Invoice = {
  id: 'i1',
  storeId: 's',
  amount: '500.00',
  currency: 'PKR',
  checkoutLink: 'https://btcpay.example/i/i1',
  createdTime: 1_760_000_000,
  status: 'New',
  additionalStatus: 'None',
  metadata: { orderId: 'ABCDE-12345' },
};
const at250 = (
  ...payments: [coins: string, status: 'Invalid' | 'Processing' | 'Settled', fee?: string][]
): PaidBy => [
  { rate: '250', payments: payments.map(([value, status, fee = '0']) => ({ value, status, fee })) },
];
const paid = (amount: bigint | null, asItCame?: true) => ({
  kind: 'paid',
  received: { amount, currency: 'PKR' },
  ...(asItCame ? { asItCame } : {}),
});

type Status = Invoice['status'];
type More = Invoice['additionalStatus'];
const none: PaidBy = [];
const less = at250(['1', 'Settled']);
const whole = at250(['2', 'Settled']);
const more = at250(['2', 'Settled'], ['0.4', 'Settled']);
const sent = at250(['1', 'Settled'], ['1', 'Processing']);

const table: readonly (readonly [Status, More, string, PaidBy, object])[] = [
  ['New', 'None', 'nothing', none, { kind: 'open' }],
  ['New', 'PaidPartial', 'less', less, { kind: 'open' }],
  ['Processing', 'None', 'all, not certain', sent, { kind: 'seen' }],
  ['Processing', 'PaidOver', 'more, not certain', sent, { kind: 'seen' }],
  ['Settled', 'None', 'all', none, paid(50_000n)],
  ['Settled', 'PaidOver', 'more', more, paid(60_000n, true)],
  ['Settled', 'PaidLate', 'all', whole, paid(50_000n, true)],
  ['Settled', 'PaidPartial', 'less', less, paid(25_000n, true)],
  ['Settled', 'Marked', 'nothing', none, paid(0n)],
  ['Settled', 'Marked', 'less', less, paid(25_000n)],
  ['Settled', 'Marked', 'all', whole, paid(50_000n)],
  ['Expired', 'None', 'nothing', none, { kind: 'expired' }],
  ['Expired', 'PaidPartial', 'less', less, paid(25_000n, true)],
  ['Expired', 'PaidPartial', 'some not certain', sent, { kind: 'seen' }],
  ['Expired', 'PaidLate', 'all', whole, paid(50_000n, true)],
  ['Expired', 'PaidLate', 'more', more, paid(60_000n, true)],
  ['Expired', 'PaidLate', 'nothing after all', at250(['2', 'Invalid']), { kind: 'expired' }],
  ['Expired', 'Marked', 'all', whole, paid(50_000n)],
  ['Invalid', 'None', 'nothing certain', at250(['2', 'Processing']), { kind: 'failed' }],
  ['Invalid', 'None', 'certain after all', whole, paid(50_000n)],
  ['Invalid', 'Invalid', 'nothing certain', at250(['2', 'Invalid']), { kind: 'failed' }],
  ['Invalid', 'Marked', 'all', whole, { kind: 'failed' }],
];

describe('an invoice of BTCPay Server', () => {
  it.each(table)('[B2] %s (%s) of which came %s', (status, additionalStatus, _came, paidBy, means) => {
    const invoice: Invoice = { ...plain, status, additionalStatus };
    expect(statusOf(invoice, needsPayments(invoice) ? paidBy : [])).toEqual(means);
  });

  it('[B3] counts coins at the rate of the invoice, without the fee of the method, and rounds down', () => {
    const late: Invoice = { ...plain, status: 'Expired', additionalStatus: 'PaidLate' };
    expect(
      statusOf(late, [{ rate: '280.55', payments: [{ value: '1.782214', fee: '0', status: 'Settled' }] }]),
    ).toEqual(paid(50_000n, true));
    expect(
      statusOf(late, [{ rate: '280.55', payments: [{ value: '1.782213', fee: '0', status: 'Settled' }] }]),
    ).toEqual(paid(49_999n, true));
    expect(statusOf(late, at250(['2', 'Settled', '0.04']))).toEqual(paid(49_000n, true));
    expect(statusOf(late, [...at250(['1', 'Settled']), ...at250(['0.5', 'Settled'])])).toEqual(
      paid(37_500n, true),
    );
  });

  it('[B3] what is no figure, or of an unknown currency, is no amount', () => {
    const late: Invoice = { ...plain, status: 'Expired', additionalStatus: 'PaidLate' };
    expect(statusOf(late, at250(['1e9', 'Settled']))).toEqual(paid(null, true));
    expect(statusOf({ ...plain, status: 'Settled', amount: '500.001' }, [])).toEqual(paid(null));
    expect(statusOf({ ...plain, status: 'Settled', amount: '500.000' }, [])).toEqual(paid(50_000n));
    expect(statusOf({ ...late, currency: 'XXX' }, whole)).toEqual({
      kind: 'paid',
      received: { amount: null, currency: 'XXX' },
    });
  });

  const merged = (...all: PaymentStatus[]) =>
    mergeInvoices(
      all.map((status, at) => ({
        invoice: { ...plain, id: `i${at}`, createdTime: plain.createdTime - at },
        status,
      })),
    );
  const got = (amount: bigint | null): PaymentStatus => ({
    kind: 'paid',
    received: { amount, currency: 'PKR' },
  });

  it('[B4] several of one reference are one payment: the oldest, with the money of all', () => {
    expect(mergeInvoices([])).toBeNull();
    expect(merged({ kind: 'open' }, { kind: 'expired' })).toMatchObject({
      paymentId: 'i1',
      reference: 'ABCDE-12345',
      status: { kind: 'open' },
    });
    expect(merged({ kind: 'expired' }, { kind: 'seen' })?.status).toEqual({ kind: 'seen' });
    expect(merged(got(50_000n), { kind: 'expired' })?.status).toEqual(paid(50_000n));
    expect(merged(got(50_000n), got(50_000n))?.status).toEqual(paid(100_000n, true));
    expect(merged(got(50_000n), got(null))?.status).toEqual(paid(null, true));
  });
});
