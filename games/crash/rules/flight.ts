import { CASH_OUT_MAX, POINT_MIN } from './sheet.ts';

/**
 * [C2] The multiplier at each millisecond of the flight, in units of 2^-32 hundredths: it begins at 1.00 and grows by its
 * 16,384th part every millisecond, rounded down. Every value is a whole number below 2^53, so that the server, the page
 * and whoever checks them reach the same figures.
 */
const curve: number[] = [POINT_MIN * 2 ** 32];
const UNIT = 2 ** 32;
const GROWTH = 2 ** 14;

function valueAt(ms: number): number {
  for (let at = curve.length; at <= ms; at += 1) {
    const before = curve[at - 1] as number;
    curve.push(before + Math.floor(before / GROWTH));
  }
  return curve[ms] as number;
}

/** [C2] The multiplier after so many milliseconds of flight, in hundredths, rounded down; at most 10,000.00. */
export function multiplierAt(ms: number): number {
  if (ms <= 0) return POINT_MIN;
  const whole = Math.min(Math.floor(ms), timeMax());
  return Math.min(Math.floor(valueAt(whole) / UNIT), CASH_OUT_MAX);
}

/** [C2] The first millisecond of the flight at which the multiplier is this much or more; it lies within the limits. */
export function timeTo(multiplier: number): number {
  if (multiplier <= POINT_MIN) return 0;
  if (multiplier > CASH_OUT_MAX) throw new RangeError(`no flight reaches ${multiplier}`);
  while ((curve.at(-1) as number) < multiplier * UNIT) valueAt(curve.length);
  let [low, high] = [0, curve.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((curve[middle] as number) >= multiplier * UNIT) high = middle;
    else low = middle + 1;
  }
  return low;
}

let longest: number | undefined;
const timeMax = (): number => {
  longest ??= timeTo(CASH_OUT_MAX);
  return longest;
};

/**
 * [C3] How long a flight with this point lasts: it ends with the first millisecond at which the multiplier is above the
 * point, so that the point itself can still be cashed. A flight to 1.00 ends as it begins; none goes beyond 10,000.00.
 */
export function flightMs(point: number): number {
  if (point <= POINT_MIN) return 0;
  return point >= CASH_OUT_MAX ? timeMax() : timeTo(point + 1);
}
