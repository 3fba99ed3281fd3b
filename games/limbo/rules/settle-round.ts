import { payoutAt } from '@ikka/game-kit';
import { type LimboChoice, multiplierOf, wins } from './choice.ts';
import type { LimboOutcome } from './draw-round.ts';

/** [L3, L4] The total return of a round in smallest units; 0n when it is lost. */
export function settleRound(stake: bigint, choice: LimboChoice, { point }: LimboOutcome): bigint {
  return wins(choice, point) ? payoutAt(stake, multiplierOf(choice)) : 0n;
}
