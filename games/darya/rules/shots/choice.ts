import { isOffered } from '../sheet/chance.ts';
import { type FishKind, type Hall, kindOf } from '../sheet/kinds.ts';
import { cannonValueOf, type Weapon, type WeaponId, weaponOf } from '../sheet/weapons.ts';

/** [D8] One trial: a bullet that met a fish, with what it stakes in smallest units as text. */
export type Shot = { readonly fish: string; readonly weapon: WeaponId; readonly stake: string };

/** [D8] A batch: one player's trials in the order in which his bullets met fish. Each has a nonce of its own. */
export type ShotsChoice = { readonly shots: readonly Shot[] };

/** A second's trials, with room to spare. */
export const SHOTS_MOST = 64;

/** A batch as somebody sent it, with nothing beside it, or undefined where the hall knows no such batch. */
export function readChoice(hall: Hall, value: unknown): ShotsChoice | undefined {
  if (!isPlain(value, 1) || !Array.isArray(value.shots)) return undefined;
  const { shots } = value as { shots: readonly unknown[] };
  if (shots.length === 0 || shots.length > SHOTS_MOST) return undefined;
  const read = shots.map((shot) => readShot(hall, shot));
  return read.every((shot) => shot !== undefined) ? { shots: read } : undefined;
}

function readShot(hall: Hall, value: unknown): Shot | undefined {
  if (!isPlain(value, 3)) return undefined;
  const { fish, weapon: weaponId, stake } = value;
  if (typeof fish !== 'string' || typeof stake !== 'string' || !/^[1-9]\d{0,17}$/.test(stake))
    return undefined;
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
