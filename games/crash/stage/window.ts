/** What of the flight is seen: from the ground at its beginning to so much time and so great a multiplier. */
export interface FlightWindow {
  readonly ms: number;
  /** As a factor: 2 is 2.00. */
  readonly multiplier: number;
}

/** The least that is seen, so that a flight begins with room before it. */
const LEAST_MS = 9_000;
const LEAST_MULTIPLIER = 1.9;
/** How much room is left before and above the kite. */
const ROOM_AHEAD = 1.12;
const ROOM_ABOVE = 1.22;
const GROWTH_PER_MS = 1 + 1 / 16_384;

/** The multiplier after so many milliseconds, without the steps of the curve that is paid; for drawing alone. */
export function heightAfter(ms: number): number {
  return ms <= 0 ? 1 : GROWTH_PER_MS ** ms;
}

/** The window in which a flight of so long stands. */
export function windowAt(ms: number): FlightWindow {
  return {
    ms: Math.max(LEAST_MS, ms * ROOM_AHEAD),
    multiplier: Math.max(LEAST_MULTIPLIER, 1 + (heightAfter(ms) - 1) * ROOM_ABOVE),
  };
}

/** Where a moment of the flight stands in the window, as shares of its width and height, from the ground up. */
export function placeIn({ ms, multiplier }: FlightWindow, at: number, height: number) {
  return { x: at / ms, y: (height - 1) / (multiplier - 1) };
}

const steps = [1, 2, 2.5, 5] as const;

/** Three to six round values above 1 and below the top of the window, for the lines behind the flight. */
export function linesOf({ multiplier }: FlightWindow): readonly number[] {
  const span = multiplier - 1;
  const power = 10 ** Math.floor(Math.log10(span / 3));
  const step = power * (steps.findLast((one) => one * power <= span / 3) ?? 1);
  const lines: number[] = [];
  for (let n = Math.floor(1 / step) + 1; n * step < multiplier; n += 1) lines.push(n * step);
  return lines.filter((line) => line > 1.0001);
}
