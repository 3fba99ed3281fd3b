import type { Point, Pose } from '../scene/path.ts';
import type { Freeze, Spawn } from '../scene/spawn.ts';
import type { Weapon } from '../sheet/weapons.ts';
import { bulletAt, fishAt, flightMost, touches } from './bullet.ts';
import { cannonAt } from './seats.ts';

/** [D14] A bullet as it was fired. Times are the scene's. */
export interface Bullet {
  /** The shooter's own number of it, counted up within a seat. */
  readonly id: number;
  readonly seat: number;
  readonly weapon: Weapon;
  readonly angle: number;
  readonly at: number;
  /** The fish that it follows, where it is locked on. */
  readonly target: number | null;
}

/** A bullet under way. */
export interface Flying extends Bullet {
  /** How far it was followed. */
  seenAt: number;
  /** Where it is, if it follows a fish; a free one is computed from its start. */
  place: Pose;
  /** From where, when and in which direction it flies freely. */
  start: Point & { readonly at: number; readonly angle: number };
  isFollowing: boolean;
  readonly tried: Set<number>;
}

/** What a meeting comes to: the fish swims on, is gone, or is one stage further. */
export type Meeting = 'alive' | 'caught';

/**
 * [D14] The water of one scene: which of its fish were caught and which bullets fly. `advance` follows the bullets in small steps and
 * asks of every meeting what it comes to; a fish that was caught is met no more, whoever fires at it.
 */
export interface Water {
  readonly spawns: readonly Spawn[];
  readonly caught: Set<number>;
  readonly freezes: Freeze[];
  readonly bullets: Map<string, Flying>;
  /** A bullet begins to fly. */
  fire(bullet: Bullet): void;
  /** Follows all bullets to a time of the scene. */
  advance(to: number, events: WaterEvents): void;
  /** The fish that can be met at a time, with where they are. */
  alive(at: number): readonly { readonly spawn: Spawn; readonly pose: Pose }[];
}

export interface WaterEvents {
  meet(bullet: Flying, spawn: Spawn, at: number): Meeting;
  /** A bullet that will meet nothing more. `isSpent`: it has tried all the fish that it may. */
  end(bullet: Flying, isSpent: boolean): void;
}

const stepMs = 25;
/** A fish can be met some time after it came and before it left; so long a look reaches back. */
const longestLasts = 60_000;
/** A look is never so much earlier than one before it: shots come a little late. */
const looksBackMost = 10_000;

export const bulletKey = ({ seat, id }: Pick<Bullet, 'seat' | 'id'>): string => `${seat}/${id}`;

export function createWater(spawns: readonly Spawn[]): Water {
  const caught = new Set<number>();
  const freezes: Freeze[] = [];
  const bullets = new Map<string, Flying>();
  /** The first fish that did not leave long ago. */
  let gone = 0;
  /** The fish at a step that several bullets are followed through. */
  let looked: { readonly at: number; readonly fish: ReturnType<Water['alive']> } | null = null;

  const alive = (at: number): ReturnType<Water['alive']> => {
    if (looked?.at === at) return looked.fish;
    const fish: { spawn: Spawn; pose: Pose }[] = [];
    const goneBefore = at - frozenMs(freezes) - longestLasts;
    while ((spawns[gone]?.at ?? Number.POSITIVE_INFINITY) < goneBefore - looksBackMost) gone += 1;
    for (let index = gone; index < spawns.length; index += 1) {
      const spawn = spawns[index];
      if (spawn === undefined || spawn.at > at) break;
      if (spawn.at < goneBefore || caught.has(spawn.index)) continue;
      const pose = fishAt(spawn, at, freezes);
      if (pose !== null) fish.push({ spawn, pose });
    }
    looked = { at, fish };
    return fish;
  };

  /** Moves a bullet one step on; a follower turns to its fish, and flies straight on where that is gone. */
  const move = (bullet: Flying, at: number): void => {
    const { weapon } = bullet;
    if (bullet.isFollowing && bullet.target !== null) {
      const target = spawns[bullet.target];
      const pose = target === undefined || caught.has(target.index) ? null : fishAt(target, at, freezes);
      if (pose !== null) {
        const { x, y } = bullet.place;
        const heading = Math.atan2(pose.y - y, pose.x - x);
        const way = Math.min(
          (weapon.speed * (at - bullet.seenAt)) / 1_000,
          Math.hypot(pose.x - x, pose.y - y),
        );
        bullet.place = { x: x + Math.cos(heading) * way, y: y + Math.sin(heading) * way, heading };
        return;
      }
      bullet.isFollowing = false;
      const { x, y, heading } = bullet.place;
      bullet.start = { x, y, at: bullet.seenAt, angle: heading };
    }
    const { start } = bullet;
    bullet.place = bulletAt(start, start.angle, weapon, at - start.at);
  };

  const tryFish = (bullet: Flying, at: number, { meet }: WaterEvents): void => {
    for (const { spawn, pose } of alive(at)) {
      if (bullet.tried.size >= bullet.weapon.fishMost) return;
      if (bullet.isFollowing && spawn.index !== bullet.target) continue;
      if (caught.has(spawn.index) || bullet.tried.has(spawn.index)) continue;
      if (!touches(bullet.place, spawn, pose)) continue;
      bullet.tried.add(spawn.index);
      if (meet(bullet, spawn, at) === 'caught') caught.add(spawn.index);
    }
  };

  return {
    spawns,
    caught,
    freezes,
    bullets,
    alive,
    fire(bullet) {
      const from = cannonAt(bullet.seat);
      bullets.set(bulletKey(bullet), {
        ...bullet,
        seenAt: bullet.at,
        place: { ...from, heading: bullet.angle },
        start: { ...from, at: bullet.at, angle: bullet.angle },
        isFollowing: bullet.target !== null,
        tried: new Set(),
      });
    },
    advance(to, events) {
      // All bullets go through a step before any goes on: of two that meet one fish, the earlier meeting counts.
      let at = Number.POSITIVE_INFINITY;
      for (const { seenAt } of bullets.values()) at = Math.min(at, stepAfter(seenAt));
      for (; at <= to; at += stepMs) {
        for (const [key, bullet] of bullets) {
          if (bullet.seenAt >= at) continue;
          move(bullet, at);
          bullet.seenAt = at;
          // A torpedo whose fish is gone tries no other.
          const isLost = weaponIsLost(bullet);
          if (!isLost) tryFish(bullet, at, events);
          const isSpent = bullet.tried.size >= bullet.weapon.fishMost;
          if (!isSpent && !isLost && at - bullet.at < flightMost) continue;
          bullets.delete(key);
          events.end(bullet, isSpent);
        }
      }
      looked = null;
    },
  };
}

const weaponIsLost = ({ weapon, isFollowing }: Flying): boolean => weapon.isLocked && !isFollowing;

const stepAfter = (at: number): number => (Math.floor(at / stepMs) + 1) * stepMs;

const frozenMs = (freezes: readonly Freeze[]): number => freezes.reduce((sum, { ms }) => sum + ms, 0);
