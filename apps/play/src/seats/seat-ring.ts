/** Where a seat stands around the table, seen from the viewer's own: a point of a rounded oval whose half axes are 1. */
export interface RingPlace {
  readonly seat: number;
  /** Places clockwise from the one at the bottom, which is 0. */
  readonly at: number;
  /** -1 at the left edge, 1 at the right one: a table has the same sides in every language. */
  readonly x: number;
  /** -1 at the far edge, 1 at the near one. */
  readonly y: number;
}

/** An oval between an ellipse (2) and its rectangle: seats stay apart on a narrow screen. */
const roundness = 2.6;

const bend = (part: number): number => Math.sign(part) * Math.abs(part) ** (2 / roundness);

/** The places of all seats. The viewer's own is at the bottom; for whoever has none it is the first. */
export function seatRing(count: number, own: number | null): readonly RingPlace[] {
  return Array.from({ length: count }, (_, seat) => {
    const at = (seat - (own ?? 0) + count) % count;
    const angle = Math.PI / 2 + (at * 2 * Math.PI) / count;
    return { seat, at, x: bend(round(Math.cos(angle))), y: bend(round(Math.sin(angle))) };
  });
}

/** Without what floating point leaves of a zero. */
const round = (part: number): number => Math.round(part * 1e9) / 1e9 + 0;
