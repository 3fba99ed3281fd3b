import { type Currency, parseAmount } from '@ikka/money';
import type { Settings } from '../settings/index.ts';
import type { PaymentMethod } from './payment-provider.ts';

/** Smallest units. */
export interface DepositLimits {
  readonly min: bigint;
  readonly max: bigint;
  /** Only those within the limits. */
  readonly suggested: readonly bigint[];
  readonly expiresAfterMinutes: number;
}

/** The limits of a method in force now. Throws where a setting is not an amount of the currency. */
export function depositLimits(
  settings: Pick<Settings, 'get'>,
  currency: Currency,
  method: Pick<PaymentMethod, 'min' | 'max' | 'transfer'>,
): DepositLimits {
  const read = (text: string): bigint => {
    const amount = parseAmount(text, currency);
    if (amount === null) throw new Error(`the setting "${text}" is no amount in ${currency.code}`);
    return amount;
  };
  // A deposit of nothing is none, whatever the setting says.
  const least = method.min ?? read(settings.get('cashier.deposit_min'));
  const min = least > 0n ? least : 1n;
  const max = method.max ?? read(settings.get('cashier.deposit_max'));
  const suggested = settings.get('cashier.deposit_suggested').map(read);
  return {
    min,
    max,
    suggested: suggested.filter((amount) => amount >= min && amount <= max),
    expiresAfterMinutes:
      method.transfer?.expiresAfterMinutes ?? settings.get('cashier.deposit_expiry_minutes'),
  };
}
