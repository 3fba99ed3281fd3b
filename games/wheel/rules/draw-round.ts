import type { FairStream } from '@ikka/fair';
import type { WheelChoice } from './choice.ts';
import { segmentMultipliers, wheels } from './sheet.ts';

/** What chance decides: the segment under the pointer, from 0. */
export type WheelOutcome = { readonly segment: number };

/** [W1] One draw among the segments of the chosen wheel. */
export function drawRound(stream: FairStream, { wheel }: WheelChoice): WheelOutcome {
  return { segment: stream.below(segmentMultipliers(wheel).length) };
}

const SEGMENTS_MOST = Math.max(...wheels.map((wheel) => segmentMultipliers(wheel).length));

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): WheelOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { segment } = value as { segment?: unknown };
  if (typeof segment !== 'number' || !Number.isInteger(segment)) return undefined;
  return segment >= 0 && segment < SEGMENTS_MOST ? { segment } : undefined;
}
