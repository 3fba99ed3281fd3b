import { payoutAt } from '@ikka/game-kit';
import type { KenoChoice } from './choice.ts';
import type { KenoOutcome } from './draw-round.ts';
import { presentRound } from './present-round.ts';

/** [K4] The total return of a round in smallest units. */
export function settleRound(stake: bigint, choice: KenoChoice, outcome: KenoOutcome): bigint {
  return payoutAt(stake, presentRound(choice, outcome).multiplier);
}
