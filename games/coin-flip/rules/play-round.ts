import { payoutAt } from '@ikka/game-kit';
import type { CoinFlipAction, CoinFlipChoice, Face } from './choice.ts';
import type { CoinFlipOutcome } from './draw-round.ts';
import { multiplierOf } from './multiplier.ts';
import { FLIPS_MOST } from './sheet.ts';

/** [CF3] The place of the call that was wrong, or -1. */
export const wrongCall = ({ calls }: CoinFlipChoice, { faces }: CoinFlipOutcome): number =>
  calls.findIndex((call, at) => call !== faces[at]);

/** [CF3, CF5] A call was wrong, or all flips were called. */
export function isOver(choice: CoinFlipChoice, outcome: CoinFlipOutcome): boolean {
  return wrongCall(choice, outcome) >= 0 || choice.calls.length === FLIPS_MOST;
}

/** [CF3, CF5] The round with one more call, or null once it is over. */
export function act(
  choice: CoinFlipChoice,
  { call }: CoinFlipAction,
  outcome: CoinFlipOutcome,
): CoinFlipChoice | null {
  return isOver(choice, outcome) ? null : { calls: [...choice.calls, call] };
}

/** [CF3] Something must have been called. */
export const mayCashOut = ({ calls }: CoinFlipChoice): boolean => calls.length > 0;

/** [CF6] A round that its player left is cashed out; where nothing was called the stake is given back. */
export const leftBehind = (choice: CoinFlipChoice): 'settle' | 'return' =>
  mayCashOut(choice) ? 'settle' : 'return';

/** [CF4] What the round stands at, in ten-thousandths; 0 once a call was wrong. */
export function standsAt(choice: CoinFlipChoice, outcome: CoinFlipOutcome): number {
  return wrongCall(choice, outcome) >= 0 ? 0 : multiplierOf(choice.calls.length);
}

/** [CF4] The total return in smallest units; 0n where a call was wrong. */
export function settleRound(stake: bigint, choice: CoinFlipChoice, outcome: CoinFlipOutcome): bigint {
  return payoutAt(stake, standsAt(choice, outcome));
}

/** [CF5] What the bet pays when every call is right: no round comes to more. */
export const greatestPayout = (stake: bigint): bigint => payoutAt(stake, multiplierOf(FLIPS_MOST));

/** What a stage, a replay or a verifier shows of a round that is over. */
export type CoinFlipView = {
  readonly calls: readonly Face[];
  readonly faces: readonly Face[];
  readonly hasLost: boolean;
  /** In ten-thousandths; 0 for a lost round. */
  readonly multiplier: number;
};

export function presentRound(choice: CoinFlipChoice, outcome: CoinFlipOutcome): CoinFlipView {
  const multiplier = standsAt(choice, outcome);
  return { calls: choice.calls, faces: outcome.faces, hasLost: multiplier === 0, multiplier };
}
