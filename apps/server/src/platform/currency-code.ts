import { type CurrencyCode, knownCurrency } from '@ikka/money';

/** A currency of the ledger by its code; any other is a bug. */
export function currencyCode(code: string): CurrencyCode {
  return knownCurrency(code).code;
}
