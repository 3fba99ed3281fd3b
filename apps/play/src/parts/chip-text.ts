import { formatNumber } from '@ikka/i18n';
import type { Currency } from '@ikka/money';

const sizes = [
  [1_000_000n, 'M'],
  [1_000n, 'K'],
  [1n, ''],
] as const;

/** An amount as a chip shows it: 50, 2.5, 2.5K, 1M. What does not fit is left out, never rounded up. */
export function chipText(amount: bigint, currency: Currency): string {
  const whole = 10n ** BigInt(currency.digits);
  for (const [size, sign] of sizes) {
    const unit = size * whole;
    if (amount < unit && size > 1n) continue;
    const hundredths = String(((amount % unit) * 100n) / unit).padStart(2, '0');
    const rest = hundredths.replace(/0+$/, '');
    return `${formatNumber(amount / unit)}${rest === '' ? '' : `.${rest}`}${sign}`;
  }
  return '0';
}
