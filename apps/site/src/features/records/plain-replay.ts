import { dice } from '@ikka/dice/round';
import { readChoice, readOutcome, tellRound, wins } from '@ikka/dice/rules';
import type { RoundTelling } from '@ikka/game-kit';
import { currencyOf, formatAmount, parseAmount } from '@ikka/money';

/** A round of a game without reels: what was chosen and what came, in the words of the game, and what it pays. */
export interface PlainReplay {
  /** The bundle of texts in which it is told. */
  readonly texts: 'dice';
  readonly told: RoundTelling;
  readonly hasWon: boolean;
  readonly payout: string;
  /** Whether that is what was booked; null where nothing is known to have been booked. */
  readonly matches: boolean | null;
}

interface Played {
  readonly gameId: string;
  readonly bet: unknown;
  readonly outcome: unknown;
  readonly stake: string;
  readonly payout: string | null;
  readonly currency: string;
}

/** Recomputes a round from what was drawn by the rules of its game. Null for what these rules do not know. */
export function plainReplayOf({ gameId, bet, outcome, stake, payout, currency }: Played): PlainReplay | null {
  const money = currencyOf(currency);
  const staked = money ? parseAmount(stake, money) : null;
  if (gameId !== dice.code || !money || staked === null) return null;
  const choice = readChoice(bet);
  const drawn = readOutcome(outcome);
  const accepted = dice.readBet(staked, bet);
  if (!choice || !drawn || 'refused' in accepted) return null;
  const paid = formatAmount(accepted.settle(drawn), money);
  return {
    texts: 'dice',
    told: tellRound(choice, drawn),
    hasWon: wins(choice, drawn.roll),
    payout: paid,
    matches: payout === null ? null : paid === payout,
  };
}
