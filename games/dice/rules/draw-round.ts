import type { FairStream } from '@ikka/fair';
import { ROLL_COUNT } from './sheet.ts';

/** What chance decides: the roll in hundredths. */
export type DiceOutcome = { readonly roll: number };

/** [D1] One draw, the same whatever was chosen. */
export function drawRound(stream: FairStream): DiceOutcome {
  return { roll: stream.below(ROLL_COUNT) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): DiceOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { roll } = value as { roll?: unknown };
  if (typeof roll !== 'number' || !Number.isInteger(roll)) return undefined;
  return roll >= 0 && roll < ROLL_COUNT ? { roll } : undefined;
}
