import { type LimboChoice, multiplierOf, wins } from './choice.ts';
import type { LimboOutcome } from './draw-round.ts';

/** What a stage, a replay or a verifier shows of a round, beside what was chosen. */
export type LimboView = {
  readonly point: number;
  readonly hasWon: boolean;
  /** In ten-thousandths; 0 for a lost round. */
  readonly multiplier: number;
};

export function presentRound(choice: LimboChoice, { point }: LimboOutcome): LimboView {
  const hasWon = wins(choice, point);
  return { point, hasWon, multiplier: hasWon ? multiplierOf(choice) : 0 };
}
