import { payoutAt } from '@ikka/game-kit';
import type { PlinkoChoice } from './choice.ts';
import type { PlinkoOutcome } from './draw-round.ts';
import { presentRound } from './present-round.ts';

/** [P4] The total return of a round in smallest units. */
export function settleRound(stake: bigint, choice: PlinkoChoice, outcome: PlinkoOutcome): bigint {
  return payoutAt(stake, presentRound(choice, outcome).multiplier);
}
