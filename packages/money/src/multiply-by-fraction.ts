import type { Fraction } from './fraction.ts';

/**
 * What happens to the part of a smallest unit that a multiplication leaves over.
 * - `down`: it is dropped, towards zero; whoever pays the amount keeps it.
 * - `up`: the amount is completed away from zero; whoever pays the amount bears it.
 * - `half-even`: to the nearest unit, and from exactly between to the even one, so that many roundings do not lean.
 *
 * All three treat -x as the mirror image of x, so that a reversal takes back exactly what was given.
 */
export type Rounding = 'down' | 'up' | 'half-even';

/** `amount` × `rate` in whole smallest units, rounded as named. A denominator that is not positive is a bug. */
export function multiplyByFraction(amount: bigint, rate: Fraction, rounding: Rounding): bigint {
  if (rate.denominator <= 0n) throw new RangeError('a rate needs a positive denominator');
  const product = amount * rate.numerator;
  const isNegative = product < 0n;
  const magnitude = isNegative ? -product : product;
  const whole = magnitude / rate.denominator;
  const rest = magnitude % rate.denominator;
  const rounded = roundsUp(whole, rest, rate.denominator, rounding) ? whole + 1n : whole;
  return isNegative ? -rounded : rounded;
}

function roundsUp(whole: bigint, rest: bigint, denominator: bigint, rounding: Rounding): boolean {
  switch (rounding) {
    case 'down':
      return false;
    case 'up':
      return rest > 0n;
    case 'half-even':
      return rest * 2n > denominator || (rest * 2n === denominator && whole % 2n === 1n);
  }
}
