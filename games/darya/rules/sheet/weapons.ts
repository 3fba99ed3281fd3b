import { type Fraction, fraction } from '@ikka/money';

/** [D6] What is fired. Levels scale the cannon's value alone; automatic fire and locking on change only the aim. */
export type WeaponId = 'cannon' | 'harpoon' | 'torpedo';

export interface Weapon {
  readonly id: WeaponId;
  /** [D6] What one trial costs, in cannon values. Chances scale with it, payouts do not. */
  readonly price: Fraction;
  /** The most fish that one bullet tries. */
  readonly fishMost: number;
  /** Whether it is fired only at a fish that is locked on. */
  readonly isLocked: boolean;
  /** [D7] The least mean multiplier at which it is offered: below it a certain catch would return less than R. */
  readonly leastMean: number;
  /** How fast it flies, in the scene's units per second. */
  readonly speed: number;
}

export const weapons: readonly Weapon[] = [
  { id: 'cannon', price: fraction(1n, 1n), fishMost: 1, isLocked: false, leastMean: 0, speed: 1_000 },
  { id: 'harpoon', price: fraction(1n, 4n), fishMost: 4, isLocked: false, leastMean: 0, speed: 1_300 },
  { id: 'torpedo', price: fraction(8n, 1n), fishMost: 1, isLocked: true, leastMean: 10, speed: 620 },
];

export const weaponOf = (id: unknown): Weapon | undefined => weapons.find((weapon) => weapon.id === id);

/** [D6] What a bullet stakes at most, in smallest units: all of its trials. A value that does not divide has none. */
export function stakeOf(weapon: Weapon, value: bigint): bigint | null {
  const trial = trialStakeOf(weapon, value);
  return trial === null ? null : trial * BigInt(weapon.fishMost);
}

/** [D6] What one trial of a bullet stakes, in smallest units; null where the value does not divide. */
export function trialStakeOf({ price }: Weapon, value: bigint): bigint | null {
  const units = value * price.numerator;
  return units % price.denominator === 0n ? units / price.denominator : null;
}

/** [D6] The cannon's value behind the stake of a trial, in smallest units; null where there is none. */
export function cannonValueOf({ price }: Weapon, stake: bigint): bigint | null {
  const units = stake * price.denominator;
  return units > 0n && units % price.numerator === 0n ? units / price.numerator : null;
}
