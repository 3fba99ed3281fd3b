import { payoutAt } from '@ikka/game-kit';
import type { CrashChoice } from './choice.ts';
import type { CrashOutcome } from './draw-point.ts';

/** [C4] Whether a cash-out counts: the flight reached it. */
export function wins({ cashOut }: CrashChoice, { point }: CrashOutcome): boolean {
  return cashOut !== null && cashOut <= point;
}

/** [C4, C8] The total return of a bet in smallest units; 0n when it is lost. */
export function settleBet(stake: bigint, choice: CrashChoice, outcome: CrashOutcome): bigint {
  return wins(choice, outcome) ? payoutOf(stake, choice.cashOut ?? 0) : 0n;
}

/** [C8] What a cash-out at a multiplier in hundredths pays, rounded down to the smallest unit. */
export function payoutOf(stake: bigint, cashOut: number): bigint {
  return payoutAt(stake, cashOut * 100);
}

/** What a replay or a verifier shows of a bet, beside what was done. */
export type CrashView = {
  readonly point: number;
  readonly hasWon: boolean;
  /** In ten-thousandths; 0 for a lost bet. */
  readonly multiplier: number;
};

export function presentBet(choice: CrashChoice, outcome: CrashOutcome): CrashView {
  const hasWon = wins(choice, outcome);
  return { point: outcome.point, hasWon, multiplier: hasWon ? (choice.cashOut ?? 0) * 100 : 0 };
}
