import { type Fraction, fraction } from '@ikka/money';
import { type DiceChoice, winningRolls } from './choice.ts';
import { RETURN_AT_MOST, ROLL_COUNT } from './sheet.ts';

/** [D4] What a win would pay for one, before it is rounded: (1 - edge) over the chance. */
export function exactMultiplier(choice: DiceChoice): Fraction {
  const { numerator, denominator } = RETURN_AT_MOST;
  return fraction(numerator * BigInt(ROLL_COUNT), denominator * BigInt(winningRolls(choice)));
}

/** [D4] What a win pays for one, in ten-thousandths, rounded down. */
export function multiplierOf(choice: DiceChoice): number {
  const { numerator, denominator } = exactMultiplier(choice);
  return Number((numerator * 10_000n) / denominator);
}

/** [D6] The exact return of a choice: its chance times what it pays. */
export function returnOf(choice: DiceChoice): Fraction {
  const paid = BigInt(winningRolls(choice)) * BigInt(multiplierOf(choice));
  return fraction(paid, BigInt(ROLL_COUNT) * 10_000n);
}
