import { isOffered } from '../sheet/chance.ts';
import { type FishKind, type Hall, kindOf } from '../sheet/kinds.ts';
import { cannonValueOf, type Weapon, type WeaponId, weaponOf } from '../sheet/weapons.ts';
import type { Jackpot } from './jackpot.ts';

/** [D8] One trial: a bullet that met a fish, with what it stakes in smallest units as text. */
export type Shot = { readonly fish: string; readonly weapon: WeaponId; readonly stake: string };

/**
 * [D8, D21, D23] A batch: one player's trials in the order in which his bullets met fish, each with a nonce of its own; the pot of their
 * room, in a hall that has one; and what the room's treasure held, in smallest units, in a hall with treasures.
 */
export type ShotsChoice = {
  readonly shots: readonly Shot[];
  readonly jackpot?: Jackpot;
  readonly treasure?: string;
};

/** A second's trials, with room to spare. */
export const SHOTS_MOST = 64;

/** A batch as somebody sent it, with nothing beside it, or undefined where the hall knows no such batch. */
export function readChoice(hall: Hall, value: unknown): ShotsChoice | undefined {
  const keys = 1 + Number(hall.hasJackpot) + Number(hall.hasTreasure);
  if (!isPlain(value, keys) || !Array.isArray(value.shots)) return undefined;
  const { shots } = value as { shots: readonly unknown[] };
  if (shots.length === 0 || shots.length > SHOTS_MOST) return undefined;
  const read = shots.map((shot) => readShot(hall, shot));
  if (!read.every((shot) => shot !== undefined)) return undefined;
  if (!hall.hasJackpot) return { shots: read };
  const jackpot = readJackpot(value.jackpot);
  if (jackpot === undefined || read.some(({ stake }) => BigInt(stake) > BigInt(jackpot.unit)))
    return undefined;
  if (!hall.hasTreasure) return { shots: read, jackpot };
  const { treasure } = value;
  return typeof treasure === 'string' && potAmount.test(treasure)
    ? { shots: read, jackpot, treasure }
    : undefined;
}

function readJackpot(value: unknown): Jackpot | undefined {
  if (!isPlain(value, 2)) return undefined;
  const { unit, pot } = value;
  const isRead =
    typeof unit === 'string' && typeof pot === 'string' && amount.test(unit) && potAmount.test(pot);
  return isRead ? { unit, pot } : undefined;
}

/** Smallest units as text; a unit's ratio to a stake is to be drawn as one number. */
const amount = /^[1-9]\d{0,17}$/;
const potAmount = /^(0|[1-9]\d{0,17})$/;

function readShot(hall: Hall, value: unknown): Shot | undefined {
  if (!isPlain(value, 3)) return undefined;
  const { fish, weapon: weaponId, stake } = value;
  if (typeof fish !== 'string' || typeof stake !== 'string' || !amount.test(stake)) return undefined;
  const [kind, weapon] = [kindOf(hall, fish), weaponOf(weaponId)];
  if (kind === undefined || weapon === undefined || !isOffered(kind, weapon)) return undefined;
  return cannonValueOf(weapon, BigInt(stake)) === null ? undefined : { fish, weapon: weapon.id, stake };
}

const isPlain = (value: unknown, keys: number): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.keys(value).length === keys;

/** All that a batch stakes, in smallest units. */
export const stakeOfShots = ({ shots }: ShotsChoice): bigint =>
  shots.reduce((sum, { stake }) => sum + BigInt(stake), 0n);

/** What a trial of the hall is: its kind, its weapon, and the cannon's value in smallest units. */
export interface Trial {
  readonly kind: FishKind;
  readonly weapon: Weapon;
  readonly value: bigint;
}

/** A shot that was read as what it tries. Throws on one that was not. */
export function trialOf(hall: Hall, { fish, weapon: weaponId, stake }: Shot): Trial {
  const [kind, weapon] = [kindOf(hall, fish), weaponOf(weaponId)];
  const value = weapon === undefined ? null : cannonValueOf(weapon, BigInt(stake));
  if (kind === undefined || weapon === undefined || value === null) {
    throw new RangeError(`${hall.code} knows no such shot`);
  }
  return { kind, weapon, value };
}
