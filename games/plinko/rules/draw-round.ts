import type { FairStream } from '@ikka/fair';
import type { PlinkoChoice } from './choice.ts';
import { ROWS_MAX, ROWS_MIN } from './sheet.ts';

/** What chance decides: at each peg from the top, 0 to the left or 1 to the right. */
export type PlinkoOutcome = { readonly path: readonly number[] };

/** [P1] One draw for each row. Fewer rows are the beginning of the same path. */
export function drawRound(stream: FairStream, { rows }: PlinkoChoice): PlinkoOutcome {
  return { path: Array.from({ length: rows }, () => stream.below(2)) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): PlinkoOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { path } = value as { path?: unknown };
  if (!Array.isArray(path) || path.length < ROWS_MIN || path.length > ROWS_MAX) return undefined;
  return path.every((turn) => turn === 0 || turn === 1) ? { path } : undefined;
}

/** [P3] The bucket in which a path ends, from the left: the number of turns to the right. */
export function bucketOf({ path }: PlinkoOutcome): number {
  return path.reduce((sum, turn) => sum + turn, 0);
}
