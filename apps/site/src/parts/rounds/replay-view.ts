import { payoutOf, presentRound, type RoundView, readOutcome } from '@ikka/karakoram-25/rules';
import { currencyOf, formatAmount, parseAmount } from '@ikka/money';

export interface Replay {
  round: RoundView;
  /** What the rules pay for this outcome at this stake, as a wire amount. */
  payout: string;
  /** Whether that is what was booked; null where nothing is known to have been booked. */
  matches: boolean | null;
}

interface Booked {
  outcome: unknown;
  stake: string;
  payout: string;
  currency: string;
}

/** Recomputes a round from its stops by the rules of the game. Null for an outcome or a stake that the rules do not know. */
export function replayOf({ outcome, stake, payout, currency }: Booked): Replay | null {
  const known = readOutcome(outcome);
  const money = currencyOf(currency);
  const staked = money ? parseAmount(stake, money) : null;
  if (!known || !money || staked === null || staked <= 0n || staked % 25n !== 0n) return null;
  const round = presentRound(known);
  const paid = formatAmount(payoutOf(round.totalCoins, staked), money);
  return { round, payout: paid, matches: paid === payout };
}

/** How the game's table writes a coin win at this stake. */
export function coinsAsMoney(coins: number, stake: string, currency: string): string {
  const money = currencyOf(currency);
  const staked = money ? parseAmount(stake, money) : null;
  return money && staked !== null ? formatAmount(payoutOf(coins, staked), money) : '';
}
