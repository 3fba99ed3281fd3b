import { type Fraction, fraction } from '@ikka/money';
import { RETURN_AT_MOST, TILE_COUNT } from './sheet.ts';

/** How many ways there are to take k of n. */
function waysToTake(k: number, n: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

/** [M4] The chance that so many picks are all safe. */
export function chanceOf(mines: number, picks: number): Fraction {
  return fraction(waysToTake(picks, TILE_COUNT - mines), waysToTake(picks, TILE_COUNT));
}

/** [M4] What so many safe picks pay for one, before it is rounded: (1 - edge) over their chance. */
export function exactMultiplier(mines: number, picks: number): Fraction {
  const chance = chanceOf(mines, picks);
  return fraction(
    RETURN_AT_MOST.numerator * chance.denominator,
    RETURN_AT_MOST.denominator * chance.numerator,
  );
}

/** [M4] What so many safe picks pay for one, in ten-thousandths, rounded down. */
export function multiplierOf(mines: number, picks: number): number {
  const { numerator, denominator } = exactMultiplier(mines, picks);
  return Number((numerator * 10_000n) / denominator);
}

/** [M6] The exact return of a player who always stops after so many picks. */
export function returnOf(mines: number, picks: number): Fraction {
  const chance = chanceOf(mines, picks);
  return fraction(chance.numerator * BigInt(multiplierOf(mines, picks)), chance.denominator * 10_000n);
}
