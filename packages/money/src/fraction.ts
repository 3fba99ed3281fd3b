/** An exact rate. The denominator is positive; `fraction` and `parseRate` give lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction in lowest terms with a positive denominator. A zero denominator is a bug and throws. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator === 0n) throw new RangeError('a fraction with the denominator 0 has no value');
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/**
 * Reads a decimal rate such as `0.70`, `12` or `-0.005` exactly. At most fifteen digits before and
 * eighteen behind the point, no leading zeros, plus sign or exponent; otherwise null. Trailing zeros are allowed, because
 * people write rates with as many digits as they mean.
 */
export function parseRate(text: string): Fraction | null {
  const parts = /^(-?)(0|[1-9]\d{0,14})(?:\.(\d{1,18}))?$/.exec(text);
  if (parts === null) return null;
  const [, sign = '', integer = '', decimals = ''] = parts;
  const numerator = BigInt(integer + decimals);
  return fraction(sign === '-' ? -numerator : numerator, 10n ** BigInt(decimals.length));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
