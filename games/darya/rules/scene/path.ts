/** A place in the scene, whose corner is 0, 0 and whose size is `sceneSize`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a fish is and where it looks, in radians; 0 is to the right, a quarter turn is down. */
export interface Pose extends Point {
  readonly heading: number;
}

export const sceneSize = { width: 1_600, height: 900 } as const;

/**
 * [D10] A place on the Catmull-Rom spline through the points, `u` from 0 to 1 along all of it, with its direction. It begins at the
 * first point and ends at the last.
 */
export function splineAt(points: readonly Point[], u: number): Pose {
  const spans = points.length - 1;
  const along = Math.min(Math.max(u, 0), 1) * spans;
  const span = Math.min(Math.floor(along), spans - 1);
  const t = along - span;
  const a = pointAt(points, span - 1);
  const b = pointAt(points, span);
  const c = pointAt(points, span + 1);
  const d = pointAt(points, span + 2);
  return {
    x: placeOn(a.x, b.x, c.x, d.x, t),
    y: placeOn(a.y, b.y, c.y, d.y, t),
    heading: Math.atan2(slopeOf(a.y, b.y, c.y, d.y, t), slopeOf(a.x, b.x, c.x, d.x, t)),
  };
}

/** One coordinate of the span from b to c, and how fast it changes there. */
const placeOn = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
const slopeOf = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (c - a + t * (2 * (2 * a - 5 * b + 4 * c - d) + 3 * t * (3 * (b - c) + d - a)));

function pointAt(points: readonly Point[], index: number): Point {
  const found = points[Math.min(Math.max(index, 0), points.length - 1)];
  if (found === undefined) throw new RangeError('a path has points');
  return found;
}

/** The length of the polygon through the points: near enough to the spline's for a speed. */
export function lengthOf(points: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [from, to] = [pointAt(points, index - 1), pointAt(points, index)];
    length += Math.hypot(to.x - from.x, to.y - from.y);
  }
  return length;
}
