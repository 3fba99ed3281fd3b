/** A pointer's way over the slider: where it was (in pixels of the screen) and when. */
export interface Moment {
  x: number;
  at: number;
}

/** The puzzle's pixels may be larger or smaller than those of the screen. */
export function toPuzzle(screenX: number, shownWidth: number, puzzleWidth: number): number {
  return Math.round((screenX * puzzleWidth) / shownWidth);
}

/** The way as the server reads it: `[x, milliseconds since the start]`, thinned to `max` moments, the last one kept. */
export function trailOf(moments: readonly Moment[], max = 200): [number, number][] {
  const [first] = moments;
  if (!first) return [];
  const step = Math.max(1, Math.ceil(moments.length / max));
  return moments
    .filter((_, i) => i % step === 0 || i === moments.length - 1)
    .slice(-max)
    .map(({ x, at }) => [Math.round(x - first.x), Math.max(0, Math.round(at - first.at))]);
}
