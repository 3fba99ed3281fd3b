import { payoutAt } from '@ikka/game-kit';
import type { WheelChoice } from './choice.ts';
import type { WheelOutcome } from './draw-round.ts';
import { presentRound } from './present-round.ts';

/** [W3] The total return of a round in smallest units. */
export function settleRound(stake: bigint, choice: WheelChoice, outcome: WheelOutcome): bigint {
  return payoutAt(stake, presentRound(choice, outcome).multiplier);
}
