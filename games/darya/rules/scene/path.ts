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
  const [a, b, c, d] = [-1, 0, 1, 2].map((step) => pointAt(points, span + step)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const place = (key: 'x' | 'y') =>
    b[key] +
    0.5 *
      t *
      (c[key] -
        a[key] +
        t * (2 * a[key] - 5 * b[key] + 4 * c[key] - d[key] + t * (3 * (b[key] - c[key]) + d[key] - a[key])));
  const slope = (key: 'x' | 'y') =>
    0.5 *
    (c[key] -
      a[key] +
      t *
        (2 * (2 * a[key] - 5 * b[key] + 4 * c[key] - d[key]) +
          3 * t * (3 * (b[key] - c[key]) + d[key] - a[key])));
  return { x: place('x'), y: place('y'), heading: Math.atan2(slope('y'), slope('x')) };
}

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
