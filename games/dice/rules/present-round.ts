import { type DiceChoice, wins } from './choice.ts';
import type { DiceOutcome } from './draw-round.ts';
import { multiplierOf } from './multiplier.ts';

/** What a stage, a replay or a verifier shows of a round, beside what was chosen. */
export type DiceView = {
  readonly roll: number;
  readonly hasWon: boolean;
  /** In ten-thousandths; 0 for a lost round. */
  readonly multiplier: number;
};

export function presentRound(choice: DiceChoice, { roll }: DiceOutcome): DiceView {
  const hasWon = wins(choice, roll);
  return { roll, hasWon, multiplier: hasWon ? multiplierOf(choice) : 0 };
}
