import { type Point, type Pose, sceneSize } from '../scene/path.ts';
import type { Freeze, Spawn } from '../scene/spawn.ts';
import { fishClock, poseAt } from '../scene/spawn.ts';
import type { Weapon } from '../sheet/weapons.ts';

/** [D14] How long a bullet flies that meets nothing; then what it staked goes back. */
export const flightMost = 6_000;
/** How near to a fish's hull a bullet's own middle touches it. */
const bulletRadius = 9;

/** [D14] Where a bullet that is aimed freely is `ms` after it was fired, bouncing off the four edges. */
export function bulletAt(from: Point, angle: number, { speed }: Weapon, ms: number): Pose {
  const way = (speed * ms) / 1_000;
  const x = bounced(from.x + Math.cos(angle) * way, sceneSize.width);
  const y = bounced(from.y + Math.sin(angle) * way, sceneSize.height);
  const [dx, dy] = [Math.cos(angle) * x.sign, Math.sin(angle) * y.sign];
  return { x: x.at, y: y.at, heading: Math.atan2(dy, dx) };
}

function bounced(at: number, size: number): { readonly at: number; readonly sign: 1 | -1 } {
  const folded = ((at % (2 * size)) + 2 * size) % (2 * size);
  return folded <= size ? { at: folded, sign: 1 } : { at: 2 * size - folded, sign: -1 };
}

/** [D14] Whether a bullet touches a fish: it is near the fish's spine, which lies straight along its heading. */
export function touches({ x, y }: Point, { kind }: Pick<Spawn, 'kind'>, fish: Pose): boolean {
  const half = Math.max(0, kind.length / 2 - kind.radius);
  const dx = x - fish.x;
  const dy = y - fish.y;
  // Nearly every fish is too far away to be asked how it lies.
  const reach = half + kind.radius + bulletRadius;
  if (dx * dx + dy * dy > reach * reach) return false;
  const cos = Math.cos(fish.heading);
  const sin = Math.sin(fish.heading);
  const along = Math.min(Math.max(dx * cos + dy * sin, -half), half);
  return Math.hypot(dx - along * cos, dy - along * sin) <= kind.radius + bulletRadius;
}

/** Whether a fish is inside the scene at a time of its clock: only then it is met. */
export function isInside({ x, y }: Point): boolean {
  return x >= 0 && x <= sceneSize.width && y >= 0 && y <= sceneSize.height;
}

/** Where a fish that can be met is; null where it is none. */
export function fishAt(spawn: Spawn, sceneMs: number, freezes: readonly Freeze[]): Pose | null {
  const pose = poseAt(spawn, fishClock(sceneMs, freezes));
  return pose !== null && isInside(pose) ? pose : null;
}
