import type { SpinView } from '../rules/index.ts';

/** How lively a spin is shown. `calm` is for players who asked their device for less motion. */
export type Pace = 'full' | 'quick' | 'calm';

/** When and how one reel comes to rest, in stage milliseconds after the landing was ordered. */
export interface ReelStop {
  readonly reel: number;
  readonly stop: number;
  /** When it begins to slow down. */
  readonly beginMs: number;
  /** How long it takes from full speed to rest, the swing past its place included. */
  readonly landMs: number;
  /** Two lamps are down already: the reel is lit and turns longer. Only shown; the outcome was fixed before. */
  readonly anticipates: boolean;
  /** How many scatters of this spin lie on this reel. */
  readonly scatters: number;
}

interface Timing {
  readonly firstMs: number;
  readonly staggerMs: number;
  readonly landMs: number;
  readonly anticipationMs: number;
}

const timings: Readonly<Record<Pace, Timing>> = {
  full: { firstMs: 420, staggerMs: 190, landMs: 430, anticipationMs: 1250 },
  quick: { firstMs: 40, staggerMs: 45, landMs: 250, anticipationMs: 450 },
  calm: { firstMs: 0, staggerMs: 0, landMs: 160, anticipationMs: 0 },
};

/**
 * Plans the stops of one spin. Reels stop from the left; while two scatters lie and more may come, each further reel
 * waits until the one before it has come to rest.
 */
export function planStops(spin: Pick<SpinView, 'stops' | 'scatters'>, pace: Pace): ReelStop[] {
  const timing = timings[pace];
  const plan: ReelStop[] = [];
  let seen = 0;
  let beginMs = timing.firstMs;
  for (const [reel, stop] of spin.stops.entries()) {
    const anticipates = seen >= 2 && timing.anticipationMs > 0;
    const previous = plan[reel - 1];
    if (previous) {
      beginMs = anticipates
        ? previous.beginMs + previous.landMs + timing.anticipationMs
        : previous.beginMs + timing.staggerMs;
    }
    const scatters = spin.scatters.filter((cell) => cell.reel === reel).length;
    plan.push({ reel, stop, beginMs, landMs: timing.landMs, anticipates, scatters });
    seen += scatters;
  }
  return plan;
}

/** The strength of the swing past the place where a reel stops. */
const SWING = 1.1;

/**
 * How many symbols a landing reel is still away from its place, at `progress` 0..1 of its landing: from `distance` to 0,
 * swinging a little below zero, so that the reel seems to have weight. (Back-ease-out of Penner's easing functions.)
 */
export function landingOffset(distance: number, progress: number): number {
  const u = Math.min(1, Math.max(0, progress)) - 1;
  return -distance * ((SWING + 1) * u ** 3 + SWING * u ** 2);
}

/** The distance in symbols that a landing of `landMs` covers when it begins at `speed` symbols a second. */
export function landingDistance(speed: number, landMs: number): number {
  return Math.max(1, Math.round((speed * landMs) / 1000 / (SWING + 3)));
}
