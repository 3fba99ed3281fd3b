import type { Prospect } from '@ikka/game-kit';
import { type Fraction, fraction } from '@ikka/money';
import { chanceOf } from '../sheet/chance.ts';
import { greatestOf, meanOf } from '../sheet/prize.ts';
import { trialStakeOf } from '../sheet/weapons.ts';
import type { Trial } from './choice.ts';
import { type Jackpot, prospectOfJackpot } from './jackpot.ts';

const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);
const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { numerator: -b.numerator, denominator: b.denominator });

/** [D4] What one trial can return: exact, in smallest units. */
export function prospectOfTrial({ kind, weapon, value }: Trial): Prospect {
  const chance = chanceOf(kind, weapon);
  return {
    mean: times(chance, times(meanOf(kind.prize), fraction(value, 1n))),
    meanSquare: times(chance, times(meanOf(kind.prize, 2), fraction(value * value, 1n))),
    greatest: value * BigInt(greatestOf(kind.prize)),
  };
}

/** [D4, D21] What a batch can return. Its trials and the pot are independent: their variances add up. */
export function prospectOfTrials(trials: readonly Trial[], jackpot?: Jackpot): Prospect {
  let [mean, variance, greatest] = [fraction(0n, 1n), fraction(0n, 1n), 0n];
  const parts = trials.map(prospectOfTrial);
  if (jackpot !== undefined) {
    const stakes = trials.map(({ weapon, value }) => trialStakeOf(weapon, value) ?? 0n);
    parts.push(prospectOfJackpot(stakes, jackpot));
  }
  for (const one of parts) {
    mean = plus(mean, one.mean);
    variance = plus(variance, minus(one.meanSquare, times(one.mean, one.mean)));
    greatest += one.greatest;
  }
  return { mean, meanSquare: plus(variance, times(mean, mean)), greatest };
}
