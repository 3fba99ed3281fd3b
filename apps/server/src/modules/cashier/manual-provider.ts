import { strict as assert } from 'node:assert';
import { refuse } from '@ikka/contract';
import { knownCurrency, parseAmount } from '@ikka/money';
import type { Settings } from '../settings/index.ts';
import type { PaymentMethod, PaymentProvider } from './payment-provider.ts';

/** In front of an account's own code, so that no other provider's method can be taken for it. */
const prefix = 'transfer-';

/**
 * Bank transfers to the house's own accounts, each of them a method. Nobody tells us of a payment: operators find it on the
 * bank's statement, so there is nothing to ask and no webhook to believe.
 */
export function createManualProvider({ settings }: { settings: Pick<Settings, 'get'> }): PaymentProvider {
  return {
    code: 'manual',
    hasOnePaymentEach: true,
    get methods(): readonly PaymentMethod[] {
      const expiresAfterMinutes = settings.get('cashier.transfer_expiry_minutes');
      return settings
        .get('cashier.transfer_accounts')
        .filter(({ isOpen }) => isOpen)
        .map(({ isOpen: _, min, max, currency: code, ...account }) => {
          const currency = knownCurrency(code);
          const units = (text: string): bigint => {
            const amount = parseAmount(text, currency);
            assert(amount !== null, `"${text}" is no amount in ${code}`);
            return amount;
          };
          return {
            code: `${prefix}${account.code}`,
            kind: 'transfer',
            name: account.bank,
            channels: [],
            currency: code,
            isSandbox: false,
            min: units(min),
            max: units(max),
            feePercent: account.feePercent,
            transfer: { account, expiresAfterMinutes },
          };
        });
    },
    createPayment: async ({ reference }) => ({
      paymentId: reference,
      reference,
      payerUrl: null,
      status: { kind: 'open' },
    }),
    fetchPayment: async () => null,
    // Nobody keeps a member from going to his bank.
    voidPayment: null,
    readWebhook: async () => refuse('webhook.signature_invalid'),
    listPayments: null,
  };
}
