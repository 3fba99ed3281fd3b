import type { Hall } from '../sheet/kinds.ts';
import { type ShotsChoice, trialOf } from './choice.ts';
import { type JackpotDraw, winsJackpot } from './jackpot.ts';
import { multiplierOf, type ShotDraw } from './verdict.ts';

/** [D9, D21] What chance decided of a batch: of each trial, in order, what was drawn; and of each what was drawn of the pot. */
export type ShotsOutcome = {
  readonly draws: readonly ShotDraw[];
  readonly jackpots?: readonly JackpotDraw[];
};

/** An outcome as it was recorded, or undefined when no batch of these shots draws so. */
export function readOutcome(
  hall: Hall,
  { shots, jackpot }: ShotsChoice,
  value: unknown,
): ShotsOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { draws, jackpots } = value as { draws?: unknown; jackpots?: unknown };
  if (!Array.isArray(draws) || draws.length !== shots.length) return undefined;
  const isOne = shots.every((shot, index) => {
    const draw: unknown = draws[index];
    return Array.isArray(draw) && multiplierOf(trialOf(hall, shot), draw) !== undefined;
  });
  if (!isOne) return undefined;
  if (jackpot === undefined) return jackpots === undefined ? { draws } : undefined;
  if (!Array.isArray(jackpots) || jackpots.length !== shots.length) return undefined;
  const areDrawn = shots.every(({ stake }, index) => {
    const draw: unknown = jackpots[index];
    return Array.isArray(draw) && winsJackpot(BigInt(stake), jackpot, draw) !== undefined;
  });
  return areDrawn ? { draws, jackpots } : undefined;
}

/** [D21] The pot that a batch wins, in smallest units: the first trial that wins it takes it. */
export function jackpotWon({ shots, jackpot }: ShotsChoice, { jackpots = [] }: ShotsOutcome): bigint {
  if (jackpot === undefined) return 0n;
  const isWon = shots.some(({ stake }, index) => winsJackpot(BigInt(stake), jackpot, jackpots[index] ?? []));
  return isWon ? BigInt(jackpot.pot) : 0n;
}
