import type { FishKind, Motion } from '../sheet/kinds.ts';
import { type Point, type Pose, splineAt } from './path.ts';

/** [D10] One fish of a scene: what it is, when it comes, and the way it takes. Times are milliseconds of the fish's clock. */
export interface Spawn {
  /** Its number in the scene, by which it is shot at and caught once. */
  readonly index: number;
  readonly kind: FishKind;
  readonly at: number;
  readonly lasts: number;
  readonly points: readonly Point[];
  /** Where it swims beside the path that its school shares, turned with the path where it is a ring's. */
  readonly offset: Point;
  /** Turns of the offset around the path per second; 0 where it keeps its place. */
  readonly turns: number;
}

/** How far along its path a fish is after a part `u` of its time: kinds hurry and dwell in their own ways. */
const paces: Readonly<Record<Motion, (u: number) => number>> = {
  glide: (u) => u,
  dart: (u) => u + Math.sin(u * Math.PI * 10) * 0.012,
  sway: (u) => u,
  drift: (u) => u + Math.sin(u * Math.PI * 4) * 0.02,
  // Slow in the middle, quick at both ends.
  linger: (u) => u + Math.sin(u * Math.PI * 2) * 0.11,
};

const swayWide = 26;

/** [D10] Where a fish is at a time of the fish's clock; null before it comes and once it has left. */
export function poseAt({ kind, at, lasts, points, offset, turns }: Spawn, clock: number): Pose | null {
  const u = (clock - at) / lasts;
  if (u < 0 || u > 1) return null;
  const pose = splineAt(points, paces[kind.motion](u));
  const seconds = (clock - at) / 1_000;
  const side = kind.motion === 'sway' ? Math.sin(seconds * 1.7 + at) * swayWide : 0;
  const angle = turns * seconds * Math.PI * 2;
  const x = offset.x * Math.cos(angle) - offset.y * Math.sin(angle);
  const y = offset.x * Math.sin(angle) + offset.y * Math.cos(angle);
  return {
    x: pose.x + x - Math.sin(pose.heading) * side,
    y: pose.y + y + Math.cos(pose.heading) * side,
    heading: pose.heading,
  };
}

/** [D12] A time in which all fish stood still, by the scene's clock. */
export interface Freeze {
  readonly at: number;
  readonly ms: number;
}

/** [D12] The fish's clock at a time of the scene's: it stands while the scene is frozen. Freezes come in order, one after another. */
export function fishClock(sceneMs: number, freezes: readonly Freeze[]): number {
  let clock = sceneMs;
  for (const { at, ms } of freezes) {
    if (sceneMs <= at) break;
    clock -= Math.min(ms, sceneMs - at);
  }
  return clock;
}
