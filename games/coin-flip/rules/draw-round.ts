import type { FairStream } from '@ikka/fair';
import { type CoinFlipChoice, type Face, faces, isFace } from './choice.ts';
import { FLIPS_MOST } from './sheet.ts';

/** What chance decides: the face that came for each call. */
export type CoinFlipOutcome = { readonly faces: readonly Face[] };

/** [CF1] One flip for each call. How many there are depends on the calls, how each one falls does not. */
export function drawRound(stream: FairStream, { calls }: CoinFlipChoice): CoinFlipOutcome {
  return { faces: calls.map((): Face => (stream.below(faces.length) === 0 ? 'heads' : 'tails')) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): CoinFlipOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { faces: came } = value as { faces?: unknown };
  if (!Array.isArray(came) || came.length > FLIPS_MOST) return undefined;
  return came.every(isFace) ? { faces: came } : undefined;
}
