import { type Point, sceneSize } from '../scene/path.ts';

/** [D13] Four cannons: two on the near bank, two on the far one. */
export const seatCount = 4;

const cannons: readonly Point[] = [
  { x: sceneSize.width * 0.27, y: sceneSize.height - 26 },
  { x: sceneSize.width * 0.73, y: sceneSize.height - 26 },
  { x: sceneSize.width * 0.27, y: 26 },
  { x: sceneSize.width * 0.73, y: 26 },
];

/** [D13] Where a seat's bullets start. */
export function cannonAt(seat: number): Point {
  const found = cannons[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** [D13] Whether a cannon can point so, in radians: into the water, not along its bank. */
export function canPoint(seat: number, angle: number): boolean {
  const inwards = Math.sin(angle) * (seat < 2 ? -1 : 1);
  return Number.isFinite(angle) && inwards >= Math.sin(Math.PI / 90) - 1e-9;
}
