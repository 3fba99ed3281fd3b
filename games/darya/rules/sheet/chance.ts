import { type Fraction, fraction } from '@ikka/money';
import type { FishKind } from './kinds.ts';
import { meanOf } from './prize.ts';
import type { Weapon } from './weapons.ts';

/** [D1] R: what every trial returns on the average, whatever fish it tries and with whatever weapon. */
export const roomReturn: Fraction = fraction(24n, 25n);

/** [D4] What features other than the catch itself pay back of a trial's stake. None does yet: the catch has all of R. */
export const fundedShares: readonly { readonly feature: string; readonly share: Fraction }[] = [];

/** [D4] What is left of R for the catch. */
export const catchShare: Fraction = fundedShares.reduce(
  (left, { share }) =>
    fraction(
      left.numerator * share.denominator - share.numerator * left.denominator,
      left.denominator * share.denominator,
    ),
  roomReturn,
);

/** [D7] Whether a weapon may try a kind at all. */
export function isOffered(kind: FishKind, weapon: Weapon): boolean {
  const mean = meanOf(kind.prize);
  return mean.numerator >= BigInt(weapon.leastMean) * mean.denominator;
}

/**
 * [D4] The chance that a trial catches a fish, in lowest terms: (R less what is funded of it) times the price over the mean
 * multiplier. Throws where the weapon is not offered on the kind.
 */
export function chanceOf(kind: FishKind, weapon: Weapon): Fraction {
  if (!isOffered(kind, weapon)) throw new RangeError(`no ${weapon.id} is fired at ${kind.id}`);
  const mean = meanOf(kind.prize);
  return fraction(
    catchShare.numerator * weapon.price.numerator * mean.denominator,
    catchShare.denominator * weapon.price.denominator * mean.numerator,
  );
}
