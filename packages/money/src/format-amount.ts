import type { Currency } from './currency.ts';

/**
 * Writes an amount of smallest units in the wire's form: `-1234.50` for -123450n of a currency of two digits.
 * `parseAmount` reads it back exactly. Separators, symbols and the reader's language belong to `@ikka/i18n`.
 */
export function formatAmount(amount: bigint, currency: Currency): string {
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(currency.digits + 1, '0');
  if (currency.digits === 0) return sign + digits;
  const point = digits.length - currency.digits;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
