import type { Fraction } from '@ikka/money';

/** A fraction as a decimal with so many digits behind the point, cut off. */
export function decimal({ numerator, denominator }: Fraction, digits: number): string {
  const text = String((numerator * 10n ** BigInt(digits)) / denominator).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
