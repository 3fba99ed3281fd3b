import type { FairStream } from '@ikka/fair';
import { POINT_MIN } from './sheet.ts';

/** What chance decides: the multiplier at which the flight ends, in hundredths. */
export type CrashOutcome = { readonly point: number };

const TWO_52 = 2n ** 52n;
/** The greatest draw, 2^52 - 1, gives this; as a double it is not exact any more, and far beyond what is paid. */
const POINT_MAX = 99n * TWO_52;

/** [C1] The point of a draw: 99 * 2^52 / (2^52 - u) hundredths, rounded down, and never below 1.00. */
export function pointOf(u52: number): number {
  const point = POINT_MAX / (TWO_52 - BigInt(u52));
  return Math.max(POINT_MIN, Number(point));
}

/** [C1] One draw of 52 bits, the same for everybody in the round. */
export function drawPoint(stream: FairStream): CrashOutcome {
  return { point: pointOf(stream.u52()) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): CrashOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { point } = value as { point?: unknown };
  if (typeof point !== 'number' || !Number.isInteger(point)) return undefined;
  return point >= POINT_MIN && point <= Number(POINT_MAX) ? { point } : undefined;
}
