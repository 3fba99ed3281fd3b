import { add, type Fraction, fraction, zero } from '@ikka/money';

export { add, divide, isLess, multiply, one, subtract, zero } from '@ikka/money';

/** `part` of `whole` equally likely results, in lowest terms. */
export const chance = (part: number | bigint, whole: number | bigint): Fraction =>
  fraction(BigInt(part), BigInt(whole));

export const power = (base: Fraction, times: number): Fraction => ({
  numerator: base.numerator ** BigInt(times),
  denominator: base.denominator ** BigInt(times),
});

export const sum = (parts: Iterable<Fraction>): Fraction => [...parts].reduce(add, zero);
