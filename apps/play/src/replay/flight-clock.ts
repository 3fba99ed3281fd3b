import type { FlightScene } from '@ikka/crash/stage';
import { flightPlan } from './flight-plan.ts';

/** The longest that a flight is shown; a longer one is shown faster. In milliseconds. */
const longestMs = 10_000;

/** The time in which a flight is shown again, and its scenes by that time. */
export interface FlightClock {
  /** Milliseconds of the flight since it was begun to be shown. */
  now(): number;
  /** Shows the whole flight; what is answered ends it before its time. */
  fly(show: (scene: FlightScene) => void, onEnd: () => void): () => void;
}

/** A flight to `point` with a bet that was cashed out at `cashOut`, both in hundredths; null where it never was. */
export function createFlightClock(point: number, cashOut: number | null): FlightClock {
  const { speed, endsAt, cashedOutAt } = flightPlan(point, cashOut, longestMs);
  let begunAt = performance.now();
  const marks = cashOut === null ? [] : [{ multiplier: cashOut, isOwn: true }];
  return {
    now: () => (performance.now() - begunAt) * speed,
    fly(show, onEnd) {
      begunAt = performance.now();
      show({ phase: 'flying', startedAt: 0, marks: [] });
      const end = () => {
        show({ phase: 'over', point, isInterrupted: false, marks, nextAt: null });
        onEnd();
      };
      // Of two timers that are due together the one that was set first comes first: a bet that was cashed out at the point itself is
      // marked before the end.
      const timers = [
        ...(cashedOutAt === null
          ? []
          : [setTimeout(() => show({ phase: 'flying', startedAt: 0, marks }), cashedOutAt)]),
        setTimeout(end, endsAt),
      ];
      return () => {
        for (const timer of timers) clearTimeout(timer);
      };
    },
  };
}
