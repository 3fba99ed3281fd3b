import type { Hall } from '../sheet/kinds.ts';
import { type ShotsChoice, trialOf } from './choice.ts';
import { multiplierOf, type ShotDraw } from './verdict.ts';

/** [D9] What chance decided of a batch: of each trial, in order, what was drawn. */
export type ShotsOutcome = { readonly draws: readonly ShotDraw[] };

/** An outcome as it was recorded, or undefined when no batch of these shots draws so. */
export function readOutcome(hall: Hall, { shots }: ShotsChoice, value: unknown): ShotsOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { draws } = value as { draws?: unknown };
  if (!Array.isArray(draws) || draws.length !== shots.length) return undefined;
  const isOne = shots.every((shot, index) => {
    const draw: unknown = draws[index];
    return Array.isArray(draw) && multiplierOf(trialOf(hall, shot), draw) !== undefined;
  });
  return isOne ? { draws } : undefined;
}
