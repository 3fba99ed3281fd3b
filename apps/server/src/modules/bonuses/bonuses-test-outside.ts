import { strict as assert } from 'node:assert';
import type { PaymentProvider } from '../cashier/index.ts';
import { rupees } from './bonuses-test-terms.ts';

/** A company that takes every payment on, and of which the webhook's body says what came. */
export const provider: PaymentProvider = {
  code: 'test',
  hasOnePaymentEach: true,
  methods: [
    {
      code: 'test',
      kind: 'bank',
      name: 'Test',
      channels: [],
      currency: 'PKR',
      isSandbox: true,
      min: null,
      max: null,
      feePercent: '1.00',
    },
  ],
  createPayment: async ({ reference }) => ({
    paymentId: `p-${reference}`,
    reference,
    payerUrl: null,
    status: { kind: 'open' },
  }),
  fetchPayment: async () => null,
  voidPayment: null,
  async readWebhook({ rawBody }) {
    const { reference, received, eventId } = JSON.parse(rawBody.toString()) as Record<string, string>;
    assert(reference && received && eventId);
    return {
      eventId,
      paymentId: `p-${reference}`,
      reference,
      status: { kind: 'paid', received: { amount: rupees(received), currency: 'PKR' }, asItCame: true },
    };
  },
  listPayments: null,
};
