import type { FairStream } from '@ikka/fair';
import { POINT_LEAST, POINT_OF_ONE } from './sheet.ts';

/** What chance decides: the point in hundredths. */
export type LimboOutcome = { readonly point: number };

/** [L1] One word, the same whatever was chosen. */
export function drawRound(stream: FairStream): LimboOutcome {
  return { point: pointOf(stream.u32()) };
}

/**
 * [L1] The point of a word, rounded down to hundredths. The quotient is exact: a double has 53 bits, a product of point
 * and word has 39. Word 0 has no quotient and counts as 1, whose point lies above every target as well.
 */
export function pointOf(word: number): number {
  return Math.max(POINT_LEAST, Math.floor(POINT_OF_ONE / Math.max(1, word)));
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): LimboOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { point } = value as { point?: unknown };
  if (typeof point !== 'number' || !Number.isSafeInteger(point)) return undefined;
  return point >= POINT_LEAST && point <= POINT_OF_ONE ? { point } : undefined;
}
