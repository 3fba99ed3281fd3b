import type { FairStream } from '@ikka/fair';
import { isNumberOfTheDrum } from './choice.ts';
import { DRAWN_COUNT, NUMBER_COUNT } from './sheet.ts';

/** What chance decides: ten numbers in the order in which they came. */
export type KenoOutcome = { readonly drawn: readonly number[] };

/** [K1] `deal(40, 10)`, each number one more; the same whatever was chosen. */
export function drawRound(stream: FairStream): KenoOutcome {
  return { drawn: stream.deal(NUMBER_COUNT, DRAWN_COUNT).map((index) => index + 1) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): KenoOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { drawn } = value as { drawn?: unknown };
  if (!Array.isArray(drawn) || drawn.length !== DRAWN_COUNT) return undefined;
  return drawn.every(isNumberOfTheDrum) && new Set(drawn).size === DRAWN_COUNT ? { drawn } : undefined;
}
