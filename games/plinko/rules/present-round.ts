import type { PlinkoChoice } from './choice.ts';
import { bucketOf, type PlinkoOutcome } from './draw-round.ts';
import { bucketMultipliers } from './sheet.ts';

/** What a stage, a replay or a verifier shows of a round, beside what was chosen. */
export type PlinkoView = {
  /** From the left, from 0. */
  readonly bucket: number;
  /** In ten-thousandths. */
  readonly multiplier: number;
};

/** [P3, P4] A path of another length than the rows chosen is not one of this round, and throws. */
export function presentRound({ rows, risk }: PlinkoChoice, outcome: PlinkoOutcome): PlinkoView {
  if (outcome.path.length !== rows) throw new TypeError('a path has a turn for each row');
  const bucket = bucketOf(outcome);
  return { bucket, multiplier: bucketMultipliers(rows, risk)[bucket] ?? 0 };
}
