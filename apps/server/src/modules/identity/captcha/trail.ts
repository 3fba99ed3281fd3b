/** Where the piece was let go, and the way there. */
export interface SliderMove {
  readonly x: number;
  readonly durationMs: number;
  /** The handle's way as [x, milliseconds since the start]; its own scale and origin. */
  readonly trail: readonly (readonly [x: number, atMs: number])[];
}

const tolerancePx = 6;
const durationMinMs = 150;
const pointsMin = 4;
/** How far a trail must leave the straight line of place over time somewhere; rounding alone makes half a step. */
const bendMinPx = 1;
/** A page measures its time from the press; the network can only make the server's longer. */
const clockSlackMs = 1_500;

export const isInPlace = (x: number, pieceX: number): boolean => Math.abs(x - pieceX) <= tolerancePx;

/**
 * Whether a person may have moved like this. It is no more than a hurdle for the simplest scripts, so it must let
 * every person pass: a quick flick, a slow hand, and arrow keys, whose trail is one point for each step (held down,
 * a key waits before it repeats, and that wait bends the trail).
 */
export function isPlausibleMove(move: SliderMove, shownForMs: number): boolean {
  const { trail, durationMs } = move;
  const [first, last] = [trail[0], trail.at(-1)];
  if (first === undefined || last === undefined || trail.length < pointsMin) return false;
  if (durationMs < durationMinMs || durationMs > shownForMs + clockSlackMs) return false;
  const isInOrder = trail.every((point, index) => index === 0 || point[1] >= (trail[index - 1]?.[1] ?? 0));
  const spanMs = last[1] - first[1];
  if (!isInOrder || spanMs <= 0 || last[1] > durationMs + clockSlackMs) return false;
  const way = last[0] - first[0];
  if (way === 0) return false;
  const bend = Math.max(...trail.map(([x, at]) => Math.abs(x - first[0] - (way * (at - first[1])) / spanMs)));
  return bend >= bendMinPx;
}
