import { type CurrencyCode, currencyOf } from '@ikka/money';

/** A currency of the ledger by its code; any other is a bug. */
export function currencyCode(code: string): CurrencyCode {
  const currency = currencyOf(code);
  if (currency === null) throw new Error(`no such currency: ${code}`);
  return currency.code;
}
