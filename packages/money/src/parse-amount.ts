import type { Currency } from './currency.ts';

/** More integer digits than this are refused: the largest amount fits a 64-bit column with room for sums. */
export const AMOUNT_INTEGER_DIGITS_MAX = 15;

/**
 * Reads an amount in the wire's form, such as `1234.50` for a currency of two digits, into its smallest units.
 *
 * The form is canonical, so that each amount has exactly one spelling: exactly the currency's digits behind
 * the point, no plus sign, no leading zeros, no exponent, no separators, at most fifteen digits before the
 * point, and no negative zero. A negative amount is read only with `mayBeNegative`. Anything else is null.
 */
export function parseAmount(
  text: string,
  currency: Currency,
  options: { readonly mayBeNegative?: boolean } = {},
): bigint | null {
  const isNegative = text.startsWith('-');
  if (isNegative && options.mayBeNegative !== true) return null;
  const unsigned = isNegative ? text.slice(1) : text;
  const integerLength = currency.digits === 0 ? unsigned.length : unsigned.length - currency.digits - 1;
  if (integerLength < 1 || integerLength > AMOUNT_INTEGER_DIGITS_MAX) return null;
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(unsigned)) return null;
  const point = unsigned.indexOf('.');
  if (point !== (currency.digits === 0 ? -1 : integerLength)) return null;
  const units = BigInt(unsigned.replace('.', ''));
  if (isNegative && units === 0n) return null;
  return isNegative ? -units : units;
}
