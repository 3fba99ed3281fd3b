import { add, divide, type Fraction, fraction, multiply, one, subtract, zero } from '@ikka/money';
import type { PlaceTerms } from '../facts/field-facts.ts';

/** More runners than places finished level. */
export interface DeadHeat {
  readonly runners: number;
  readonly places: number;
}

/** What became of a selection. */
export type LegResult = 'win' | 'half_win' | 'push' | 'half_lose' | 'lose' | 'void' | DeadHeat;

const two = fraction(2n, 1n);
const half = fraction(1n, 2n);

/** What one unit of stake returns at decimal odds (SP4). */
export function returnFactor(result: LegResult, odds: Fraction): Fraction {
  if (typeof result === 'object')
    return multiply(odds, fraction(BigInt(result.places), BigInt(result.runners)));
  switch (result) {
    case 'win':
      return odds;
    case 'half_win':
      return divide(add(odds, one), two);
    case 'push':
    case 'void':
      return one;
    case 'half_lose':
      return half;
    case 'lose':
      return zero;
  }
}

/** Odds after a deduction of so many hundredths of the winnings (rule 4): 3.00 less 25 is 2.50. */
export const afterDeduction = (odds: Fraction, percent: number): Fraction =>
  add(one, multiply(subtract(odds, one), fraction(BigInt(100 - percent), 100n)));

/** The odds of a place, by the terms of an each-way bet: 11.00 at a fifth is 3.00. */
export const placeOdds = (odds: Fraction, { share: [numerator, denominator] }: PlaceTerms): Fraction =>
  add(one, multiply(subtract(odds, one), fraction(BigInt(numerator), BigInt(denominator))));
