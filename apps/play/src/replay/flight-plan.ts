import { flightMs, timeTo } from '@ikka/crash/rules';

/** When what happens in a flight that is shown again, in milliseconds of the page's time from its start. */
export interface FlightPlan {
  /** How many milliseconds of the flight pass in one of the page. */
  readonly speed: number;
  readonly endsAt: number;
  /** When the bet was cashed out; null where it never was. */
  readonly cashedOutAt: number | null;
}

/** A flight to `point` with a bet that was cashed out at `cashOut`, both in hundredths; no longer than `longestMs`. */
export function flightPlan(point: number, cashOut: number | null, longestMs: number): FlightPlan {
  const length = flightMs(point);
  const speed = Math.max(1, length / longestMs);
  return {
    speed,
    endsAt: length / speed,
    cashedOutAt: cashOut === null || cashOut > point ? null : timeTo(cashOut) / speed,
  };
}
