import { type Fraction, fraction } from '@ikka/money';
import { lessFunded } from './funding.ts';
import type { FishKind } from './kinds.ts';
import { meanOf } from './prize.ts';
import type { Weapon } from './weapons.ts';

/** [D1] R: what every trial returns on the average, whatever fish it tries and with whatever weapon. */
export const roomReturn: Fraction = fraction(24n, 25n);

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
  const share = lessFunded(roomReturn, kind.funded);
  return fraction(
    share.numerator * weapon.price.numerator * mean.denominator,
    share.denominator * weapon.price.denominator * mean.numerator,
  );
}
