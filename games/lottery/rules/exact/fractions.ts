import { type Fraction, fraction } from '@ikka/money';

export const zero: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };

/** `part` of `whole` equally likely results, in lowest terms. */
export const chance = (part: number | bigint, whole: number | bigint): Fraction =>
  fraction(BigInt(part), BigInt(whole));

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  add(a, { numerator: -b.numerator, denominator: b.denominator });

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

export const power = (base: Fraction, times: number): Fraction => ({
  numerator: base.numerator ** BigInt(times),
  denominator: base.denominator ** BigInt(times),
});

export const sum = (parts: Iterable<Fraction>): Fraction => [...parts].reduce(add, zero);

export const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;
