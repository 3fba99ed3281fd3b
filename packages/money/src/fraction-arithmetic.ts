import { type Fraction, fraction } from './fraction.ts';

/** Exact arithmetic of fractions; every result is in lowest terms. */

export const zero: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  add(a, { numerator: -b.numerator, denominator: b.denominator });

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** A divisor of zero is a bug and throws. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

export const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;
