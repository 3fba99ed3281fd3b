import { type Fraction, fraction } from '@ikka/money';
import { RETURN_AT_MOST } from './sheet.ts';

/** [CF1] The chance that so many calls are all right. */
export const chanceOf = (right: number): Fraction => fraction(1n, 2n ** BigInt(right));

/** [CF4] What so many right calls pay for one: (1 - edge) over their chance. */
export function exactMultiplier(right: number): Fraction {
  const { numerator, denominator } = chanceOf(right);
  return fraction(RETURN_AT_MOST.numerator * denominator, RETURN_AT_MOST.denominator * numerator);
}

/** [CF4] The same in ten-thousandths, of which it is always a whole number. */
export function multiplierOf(right: number): number {
  const { numerator, denominator } = exactMultiplier(right);
  return Number((numerator * 10_000n) / denominator);
}
