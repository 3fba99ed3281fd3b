import { currencyOf, parseAmount } from '@ikka/money';

/** How far a turnover is, in whole percent, rounded down; all of nothing is all. */
export function turnoverPercent(
  { required, played }: { readonly required: string; readonly played: string },
  code: string,
): number {
  const currency = currencyOf(code);
  const [whole, part] = [required, played].map((text) => (currency ? parseAmount(text, currency) : null));
  if (whole == null || part == null || whole === 0n) return 100;
  return Number((part * 100n) / whole);
}
