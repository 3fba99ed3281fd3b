import { isOffered } from '../sheet/chance.ts';
import type { Hall } from '../sheet/kinds.ts';
import type { Weapon } from '../sheet/weapons.ts';
import { canPoint } from './seats.ts';
import type { Water } from './water.ts';

/** [D15] Bounds on fire. Times in milliseconds. */
export const fireLimits = {
  /** The least between two shots of a seat, by the times at which they were fired. */
  interval: 120,
  /** The most bullets of a seat that fly at once. */
  flying: 20,
  /** A shot that reached the server later than this is not fired any more. */
  lateMost: 1_500,
  /** A page's clock may be so far ahead. */
  earlyMost: 250,
} as const;

/** What a page says of a shot. */
export interface WantedShot {
  readonly bullet: number;
  readonly weapon: Weapon;
  readonly angle: number;
  /** By the scene's clock, as the page knows it. */
  readonly at: number;
  readonly target: number | null;
}

/** What is known of a seat's fire. */
export interface Gun {
  readonly seat: number;
  /** The number and time of its last shot; -1 before the first. */
  lastBullet: number;
  lastAt: number;
}

export type ShotProblem = 'late' | 'early' | 'too_fast' | 'too_many' | 'angle' | 'target';

/**
 * [D15] Whether a shot can have been fired as it is said: in time, not faster than a cannon fires, into the water, at a fish that is
 * there and that the weapon is offered on. Null where it can.
 */
export function checkShot(
  hall: Hall,
  water: Water,
  gun: Gun,
  shot: WantedShot,
  now: number,
): ShotProblem | null {
  if (shot.at < now - fireLimits.lateMost) return 'late';
  if (shot.at > now + fireLimits.earlyMost) return 'early';
  if (shot.at < gun.lastAt + fireLimits.interval) return 'too_fast';
  const flying = [...water.bullets.values()].filter(({ seat }) => seat === gun.seat).length;
  if (flying >= fireLimits.flying) return 'too_many';
  if (shot.target === null) {
    return shot.weapon.isLocked ? 'target' : canPoint(gun.seat, shot.angle) ? null : 'angle';
  }
  const target = water.alive(now).find(({ spawn }) => spawn.index === shot.target);
  if (target === undefined || !hall.kinds.includes(target.spawn.kind)) return 'target';
  return isOffered(target.spawn.kind, shot.weapon) ? null : 'target';
}
