import type { FairStream } from '@ikka/fair';
import { FREE_SPINS_PER_TRIGGER, FREE_SPINS_SCATTERS_MIN, STOP_COUNT } from './sheet.ts';
import { type Stops, scattersIn, windowAt } from './window.ts';

/** Everything that chance decides in a round: where the reels stop in the paid spin and in each free spin, in order. */
export type RoundOutcome = {
  readonly stops: Stops;
  readonly freeSpins: readonly Stops[];
};

/** [K1, K7, K8] Draws the paid spin and then all its free spins from one stream. */
export function drawRound(stream: FairStream): RoundOutcome {
  const stops = drawStops(stream);
  const freeSpins: Stops[] = [];
  let owed = freeSpinsFor(stops);
  while (freeSpins.length < owed) {
    const next = drawStops(stream);
    freeSpins.push(next);
    owed += freeSpinsFor(next);
  }
  return { stops, freeSpins };
}

/**
 * An outcome as it was recorded, or undefined when it cannot be one: five stops a spin, and exactly as many free spins
 * as the paid spin and the free spins before each of them award.
 */
export function readOutcome(value: unknown): RoundOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { stops, freeSpins } = value as { stops?: unknown; freeSpins?: unknown };
  if (!isStops(stops) || !Array.isArray(freeSpins) || !freeSpins.every(isStops)) return undefined;
  let owed = freeSpinsFor(stops);
  for (const [index, spin] of freeSpins.entries()) {
    if (index >= owed) return undefined;
    owed += freeSpinsFor(spin);
  }
  return freeSpins.length === owed ? { stops, freeSpins } : undefined;
}

function drawStops(stream: FairStream): Stops {
  const next = () => stream.below(STOP_COUNT);
  return [next(), next(), next(), next(), next()];
}

function freeSpinsFor(stops: Stops): number {
  return scattersIn(windowAt(stops)).length >= FREE_SPINS_SCATTERS_MIN ? FREE_SPINS_PER_TRIGGER : 0;
}

function isStops(value: unknown): value is Stops {
  return Array.isArray(value) && value.length === 5 && value.every(isStop);
}

function isStop(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < STOP_COUNT;
}
