import { sentText } from '@ikka/contract';
import { type Currency, currencyOf, parseAmount } from '@ikka/money';
import { z } from 'zod';
import type { Payment, PaymentStatus } from '../payment-provider.ts';
import { type Decimal, floorTo, minus, parseDecimal, plus, times, zero } from './decimal.ts';

const decimalText = sentText.max(60);

/** What of BTCPay Server's `InvoiceData` is used here. */
export const invoiceShape = z.object({
  id: sentText.min(1).max(100),
  storeId: sentText.min(1).max(100),
  amount: decimalText,
  currency: sentText.max(20),
  checkoutLink: z.url({ protocol: /^https?$/ }),
  createdTime: z.number(),
  status: z.enum(['New', 'Processing', 'Expired', 'Invalid', 'Settled']),
  additionalStatus: z.enum(['None', 'PaidLate', 'PaidPartial', 'Marked', 'Invalid', 'PaidOver']),
  metadata: z.object({ orderId: sentText.max(200).nullish() }).nullish(),
});
export type Invoice = z.output<typeof invoiceShape>;

/** Of its `InvoicePaymentMethodDataModel`: what was sent, and the rate that the invoice was given when it was made. */
export const paidByShape = z.array(
  z.object({
    rate: decimalText,
    payments: z
      .array(
        z.object({
          value: decimalText,
          fee: decimalText.default('0'),
          status: z.enum(['Invalid', 'Processing', 'Settled']),
        }),
      )
      .nullish(),
  }),
);
export type PaidBy = z.output<typeof paidByShape>;

/** Our reference; an invoice that somebody made by hand goes by its own id. */
export const referenceOf = (invoice: Invoice): string => invoice.metadata?.orderId || `invoice ${invoice.id}`;

/** Whether the invoice alone does not say how much came. */
export function needsPayments({ status, additionalStatus }: Invoice): boolean {
  switch (status) {
    case 'New':
    case 'Processing':
      return false;
    case 'Settled':
      return additionalStatus !== 'None';
    case 'Expired':
      return additionalStatus !== 'None';
    case 'Invalid':
      return additionalStatus !== 'Marked';
  }
}

/**
 * What an invoice means. Sums are confirmed payments at the rate of the invoice, less the fee of the method, rounded down.
 * What came of a chain is the member's, be it less or more than was asked for; where a person at BTCPay Server marked an
 * invoice, or its payments were not certain in time, only the exact sum is believed.
 */
export function statusOf(invoice: Invoice, paidBy: PaidBy): PaymentStatus {
  const currency = currencyOf(invoice.currency);
  const received = (amount: bigint | null) => ({ amount, currency: invoice.currency });
  if (invoice.status === 'New') return { kind: 'open' };
  if (invoice.status === 'Processing') return { kind: 'seen' };
  if (!needsPayments(invoice)) {
    if (invoice.status === 'Expired') return { kind: 'expired' };
    if (invoice.status === 'Invalid') return { kind: 'failed' };
    return { kind: 'paid', received: received(currency && exactly(invoice.amount, currency)) };
  }
  if (!currency) return { kind: 'paid', received: received(null) };
  const payments = paidBy.flatMap((method) => method.payments ?? []);
  const confirmed = confirmedSum(paidBy);
  const amount = confirmed && floorTo(confirmed, currency.digits);
  const isMarked = invoice.additionalStatus === 'Marked';
  switch (invoice.status) {
    case 'Settled':
      return isMarked
        ? { kind: 'paid', received: received(amount) }
        : { kind: 'paid', received: received(amount), asItCame: true };
    case 'Expired':
      if (payments.some(({ status }) => status === 'Processing')) return { kind: 'seen' };
      if (amount === 0n) return { kind: 'expired' };
      return isMarked
        ? { kind: 'paid', received: received(amount) }
        : { kind: 'paid', received: received(amount), asItCame: true };
    case 'Invalid':
      return amount === 0n ? { kind: 'failed' } : { kind: 'paid', received: received(amount) };
  }
}

/** One payment out of all the invoices of a reference: more than one came to be where an answer was lost on its way. */
export function mergeInvoices(
  invoices: readonly { readonly invoice: Invoice; readonly status: PaymentStatus }[],
): Payment | null {
  const oldest = [...invoices].sort(
    ({ invoice: a }, { invoice: b }) => a.createdTime - b.createdTime || (a.id < b.id ? -1 : 1),
  );
  const [first] = oldest;
  if (!first) return null;
  return {
    paymentId: first.invoice.id,
    reference: referenceOf(first.invoice),
    payerUrl: first.invoice.checkoutLink,
    status: mergeStatus(oldest.map(({ status }) => status)),
  };
}

function mergeStatus(all: readonly PaymentStatus[]): PaymentStatus {
  const paid = all.flatMap((status) => (status.kind === 'paid' ? [status] : []));
  const [one, other] = paid;
  if (one && !other) return one;
  if (one) {
    const amounts = paid.map(({ received }) =>
      received.currency === one.received.currency ? received.amount : null,
    );
    const amount = amounts.reduce((sum, next) => (sum === null || next === null ? null : sum + next), 0n);
    return { kind: 'paid', received: { ...one.received, amount }, asItCame: true };
  }
  const rest = all.filter((status) => status.kind !== 'paid');
  return (
    rest.find(({ kind }) => kind === 'seen') ??
    rest.find(({ kind }) => kind === 'open') ??
    rest[0] ?? { kind: 'failed' }
  );
}

/** Null where a figure is none. */
function confirmedSum(paidBy: PaidBy): Decimal | null {
  let sum: Decimal = zero;
  for (const { rate: rateText, payments } of paidBy) {
    for (const payment of payments ?? []) {
      if (payment.status !== 'Settled') continue;
      const [rate, value, fee] = [rateText, payment.value, payment.fee].map(parseDecimal);
      if (!rate || !value || !fee) return null;
      sum = plus(sum, times(minus(value, fee), rate));
    }
  }
  return sum;
}

/** `500`, `500.0` and `500.00` are the same money; what has a rest is none of the currency. */
function exactly(text: string, currency: Currency): bigint | null {
  const direct = parseAmount(text, currency);
  if (direct !== null) return direct;
  const value = parseDecimal(text);
  if (!value) return null;
  const units = floorTo(value, currency.digits);
  const rest = minus(value, { units, scale: currency.digits });
  return rest.units === 0n ? units : null;
}
