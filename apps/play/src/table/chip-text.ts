import { formatNumber } from '@ikka/i18n';
import { type Currency, formatAmount } from '@ikka/money';

const sizes = [
  [1_000_000, 'M'],
  [1_000, 'K'],
] as const;

/** An amount as a chip shows it: 50, 2.5, 2.5K, 1M. What does not fit is left out, never rounded up. */
export function chipText(amount: bigint, currency: Currency): string {
  const value = Number(formatAmount(amount, currency));
  const [size, sign] = sizes.find(([least]) => value >= least) ?? [1, ''];
  const shown = Math.floor((value / size) * 100) / 100;
  const digits = [0, 1, 2].find((count) => Number(shown.toFixed(count)) === shown) ?? 2;
  return `${formatNumber(shown, digits)}${sign}`;
}
