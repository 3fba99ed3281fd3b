import type { RoundOutcome } from './draw-round.ts';
import { evaluateSpin, type SpinResult } from './evaluate-spin.ts';
import { FREE_SPIN_MULTIPLIER } from './sheet.ts';
import type { Stops } from './window.ts';

/** One spin as the stage shows it. */
export type SpinView = SpinResult & {
  readonly stops: Stops;
  readonly isFree: boolean;
  /** 1 for the paid spin, 2 for a free one. */
  readonly multiplier: number;
  /** What the spin adds to the round: its coins times the multiplier. */
  readonly wonCoins: number;
  /** What the round has won up to and with this spin. */
  readonly totalCoins: number;
  /** Free spins still owed after this spin, those that it awarded among them. */
  readonly freeSpinsLeft: number;
};

/** A whole round, the paid spin first. Coins become money by `payoutOf`. */
export type RoundView = {
  readonly spins: readonly SpinView[];
  readonly totalCoins: number;
};

/** [K3–K9] Everything that a stage, a replay or a verifier shows of a round; it follows from the outcome alone. */
export function presentRound(outcome: RoundOutcome): RoundView {
  const spins: SpinView[] = [];
  let totalCoins = 0;
  let owed = 0;
  for (const [index, stops] of [outcome.stops, ...outcome.freeSpins].entries()) {
    const result = evaluateSpin(stops);
    const isFree = index > 0;
    const multiplier = isFree ? FREE_SPIN_MULTIPLIER : 1;
    const wonCoins = result.coins * multiplier;
    totalCoins += wonCoins;
    owed += result.freeSpinsAwarded;
    const freeSpinsLeft = owed - index;
    spins.push({ ...result, stops, isFree, multiplier, wonCoins, totalCoins, freeSpinsLeft });
  }
  return { spins, totalCoins };
}
