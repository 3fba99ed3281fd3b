import { strict as assert } from 'node:assert';
import { knownCurrency, parseAmount } from '@ikka/money';
import type { Settings } from '../settings/index.ts';
import type { PaymentMethod } from './payment-provider.ts';

/** The open methods of one provider, as the setting has them at this moment. */
export function providerMethods(
  settings: Pick<Settings, 'get'>,
  provider: 'sandbox' | 'btcpay',
): readonly PaymentMethod[] {
  return settings
    .get('cashier.provider_methods')
    .filter((method) => method.isOpen && method.provider === provider)
    .map(({ code, kind, name, channel, currency: currencyCode, min, max, feePercent }) => {
      const currency = knownCurrency(currencyCode);
      const units = (text: string): bigint | null => {
        if (text === '') return null;
        const amount = parseAmount(text, currency);
        assert(amount !== null, `"${text}" is no amount in ${currencyCode}`);
        return amount;
      };
      return {
        code,
        kind,
        name,
        channels: channel
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
        currency: currencyCode,
        isSandbox: provider === 'sandbox',
        min: units(min),
        max: units(max),
        feePercent,
      };
    });
}
