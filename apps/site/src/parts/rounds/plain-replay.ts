import { readOutcome } from '@ikka/baccarat/rules';
import type { BatchView, ShotView } from '@ikka/darya/round';
import type { RoundTelling } from '@ikka/game-kit';
import { currencyOf, formatAmount, parseAmount } from '@ikka/money';
import { toldVersions } from './told-games.ts';

/** A round of a game without reels: what was chosen and what came, in the words of the game, and what it pays. */
export interface PlainReplay {
  /** The bundle of texts in which it is told. */
  readonly texts: string;
  readonly told: RoundTelling;
  /** The coup's cards, of a table of baccarat; null of every other game. */
  readonly coup: { readonly player: readonly number[]; readonly banker: readonly number[] } | null;
  /** Each shot of a batch of a fish hall, its payout as a wire amount; null of every other game. */
  readonly shots: readonly ShotView[] | null;
  /** What such a batch won of its room's pot, as a wire amount; null where it won nothing of one. */
  readonly jackpot: string | null;
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
  if (!money || staked === null) return null;
  const known = toldVersions(gameId).find(({ game }) => !('refused' in game.readBet(staked, bet)));
  const told = known?.tell(bet, outcome) ?? null;
  const accepted = known?.game.readBet(staked, bet);
  if (known === undefined || told === null || accepted === undefined || 'refused' in accepted) return null;
  const settled = accepted.settle(outcome);
  const paid = formatAmount(settled, money);
  const batch = known.texts === 'darya' ? (accepted.present(outcome) as unknown as BatchView) : null;
  return {
    texts: known.texts,
    told,
    coup: known.texts === 'baccarat' ? (readOutcome(outcome) ?? null) : null,
    shots:
      batch?.shots.map((shot) => ({ ...shot, payout: formatAmount(BigInt(shot.payout), money) })) ?? null,
    jackpot:
      batch?.jackpot === undefined || batch.jackpot.won === '0'
        ? null
        : formatAmount(BigInt(batch.jackpot.won), money),
    hasWon: settled > staked,
    payout: paid,
    matches: payout === null ? null : paid === payout,
  };
}
