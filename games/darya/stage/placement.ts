import type { Frame, Insets } from '@ikka/stage-kit';
import { type Point, sceneSize } from '../rules/index.ts';

/** Where the scene lies on the screen, seen from one's own seat: along a wide screen, and turned a quarter on a tall one. */
export interface Placement {
  readonly scale: number;
  readonly isTall: boolean;
  toScreen(point: Point): Point;
  toScene(point: Point): Point;
  /** A direction of the scene as it looks on the screen, in radians. */
  turned(heading: number): number;
}

/**
 * One's own cannon lies at the near edge: below on a wide screen; at the right and low on a tall one, where a thumb is. Whoever sits on
 * the far bank sees the water from there. Positions are mirrored, pictures are not.
 */
export function placeScene({ width, height }: Frame, insets: Insets, seat: number | null): Placement {
  const inner = {
    left: insets.left,
    top: insets.top,
    width: Math.max(1, width - insets.left - insets.right),
    height: Math.max(1, height - insets.top - insets.bottom),
  };
  const isTall = inner.height > inner.width;
  const [long, short] = isTall ? [inner.height, inner.width] : [inner.width, inner.height];
  const scale = Math.min(long / sceneSize.width, short / sceneSize.height);
  const isFar = (seat ?? 0) >= 2;
  // On a tall screen the long side runs upwards from one's own end.
  const isTurned = isTall && (seat ?? 0) % 2 === 0;
  const left = inner.left + (inner.width - (isTall ? sceneSize.height : sceneSize.width) * scale) / 2;
  const top = inner.top + (inner.height - (isTall ? sceneSize.width : sceneSize.height) * scale) / 2;
  const along = (x: number) => (isTurned ? sceneSize.width - x : x);
  const across = (y: number) => (isFar ? sceneSize.height - y : y);
  return {
    scale,
    isTall,
    toScreen: ({ x, y }) =>
      isTall
        ? { x: left + across(y) * scale, y: top + along(x) * scale }
        : { x: left + along(x) * scale, y: top + across(y) * scale },
    toScene(point) {
      const [a, b] = [(point.x - left) / scale, (point.y - top) / scale];
      return isTall ? { x: along(b), y: across(a) } : { x: along(a), y: across(b) };
    },
    turned(heading) {
      const [dx, dy] = [Math.cos(heading) * (isTurned ? -1 : 1), Math.sin(heading) * (isFar ? -1 : 1)];
      return isTall ? Math.atan2(dx, dy) : Math.atan2(dy, dx);
    },
  };
}
