import type { WheelChoice } from './choice.ts';
import type { WheelOutcome } from './draw-round.ts';
import { segmentMultipliers } from './sheet.ts';

/** What a stage, a replay or a verifier shows of a round, beside what was chosen. */
export type WheelView = {
  readonly segment: number;
  /** In ten-thousandths. */
  readonly multiplier: number;
};

/** [W3] A segment that the chosen wheel does not have is not one of this round, and throws. */
export function presentRound({ wheel }: WheelChoice, { segment }: WheelOutcome): WheelView {
  const multiplier = segmentMultipliers(wheel)[segment];
  if (multiplier === undefined) throw new TypeError(`the wheel ${wheel} has no segment ${segment}`);
  return { segment, multiplier };
}
