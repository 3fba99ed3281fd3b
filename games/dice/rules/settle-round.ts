import { payoutAt } from '@ikka/game-kit';
import { type DiceChoice, wins } from './choice.ts';
import type { DiceOutcome } from './draw-round.ts';
import { multiplierOf } from './multiplier.ts';

/** [D3, D5] The total return of a round in smallest units; 0n when it is lost. */
export function settleRound(stake: bigint, choice: DiceChoice, { roll }: DiceOutcome): bigint {
  return wins(choice, roll) ? payoutAt(stake, multiplierOf(choice)) : 0n;
}
