import type { KenoChoice } from './choice.ts';
import type { KenoOutcome } from './draw-round.ts';
import { multiplierOf } from './sheet.ts';

/** What a stage, a replay or a verifier shows of a round, beside what was chosen. */
export type KenoView = {
  /** The picks that were drawn, in the order in which they came. */
  readonly hits: readonly number[];
  /** In ten-thousandths. */
  readonly multiplier: number;
};

/** [K3, K4] */
export function presentRound({ picks, risk }: KenoChoice, { drawn }: KenoOutcome): KenoView {
  const hits = drawn.filter((number) => picks.includes(number));
  return { hits, multiplier: multiplierOf(risk, picks.length, hits.length) };
}
