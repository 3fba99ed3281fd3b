import type { LotteryDrawn, LotteryIssue, LotterySlip } from '@ikka/contract';
import { type Game, opensByOperator, playsByShape, returnsOf } from '@ikka/lottery/rules';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { StandingBet } from '../standing-bets/index.ts';
import { boardOf } from './results/settle-issues.ts';
import { oddsNow, oddsView, payoutsOfLines, slipOf } from './slips/stored-slip.ts';
import type { StoredIssue } from './store.ts';

export const issueView = (issue: StoredIssue): LotteryIssue => ({
  number: issue.number,
  opensAt: issue.opensAt.toISOString(),
  closesAt: issue.closesAt.toISOString(),
  drawsAt: issue.drawsAt.toISOString(),
  host: issue.host,
});

export const drawnView = ({ number, drawsAt, board, version }: StoredIssue): LotteryDrawn => ({
  number,
  drawsAt: drawsAt.toISOString(),
  board: board ?? '',
  version,
});

/** A slip with what each of its lines came to. */
export function slipView(bet: StandingBet, issue: StoredIssue): LotterySlip {
  const currency = knownCurrency(bet.currency);
  const isSettled = bet.state === 'settled' && issue.board !== null;
  const payouts = isSettled ? payoutsOfLines(bet, boardOf(issue)) : null;
  const { lines } = slipOf(bet);
  return {
    slipId: bet.id,
    game: bet.gameId,
    issue: issue.number,
    state: slipState(bet),
    placedAt: bet.placedAt.toISOString(),
    closesAt: issue.closesAt.toISOString(),
    drawsAt: issue.drawsAt.toISOString(),
    stake: formatAmount(bet.stake, currency),
    payout: bet.payout === null ? null : formatAmount(bet.payout, currency),
    currency: currency.shownCode,
    board: issue.board,
    lines: lines.map((line, at) => ({
      ...line,
      payout: payouts === null ? null : formatAmount(payouts[at] ?? 0n, currency),
    })),
  };
}

function slipState({ id, state, payout }: StandingBet): LotterySlip['state'] {
  if (state === 'cashed_out') throw new Error(`slip ${id} was cashed out, and slips are not`);
  if (state !== 'settled') return state;
  return payout !== null && payout > 0n ? 'won' : 'lost';
}

/** The plays of a lottery that are open, with their odds now. One is closed where all of it returns less than what an operator must open. */
export const openPlays = (game: Game) =>
  playsByShape[game.shape].flatMap((play) => {
    const odds = oddsNow(game, play);
    const isOpen = returnsOf(play, odds).some(({ returned }) => !opensByOperator(returned));
    return isOpen ? [{ play: play.code, odds: oddsView(odds) }] : [];
  });
