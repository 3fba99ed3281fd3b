import type { LotteryDrawn, LotteryIssue, LotterySlip } from '@ikka/contract';
import {
  type Game,
  type Issue,
  type OddsRow,
  opensByOperator,
  type Play,
  playsByShape,
  printOdds,
  returnsOf,
  type SettledHit,
} from '@ikka/lottery/rules';
import { type Fraction, formatAmount, knownCurrency, multiplyByFraction } from '@ikka/money';
import type { StandingBet } from '../standing-bets/index.ts';
import { boardOf } from './results/settle-issues.ts';
import { oddsView, settlementsOf, slipOf } from './slips/stored-slip.ts';
import type { StoredIssue } from './store.ts';
import type { Terms } from './terms.ts';

export const issueView = (issue: StoredIssue): LotteryIssue => ({
  number: issue.number,
  opensAt: issue.opensAt.toISOString(),
  closesAt: issue.closesAt.toISOString(),
  drawsAt: issue.drawsAt.toISOString(),
  host: issue.host,
});

/** An issue of the calendar, whether it was opened already or not. */
export const scheduledView = ({ number, opensAt, closesAt, drawsAt, host }: Issue): LotteryIssue => ({
  number,
  opensAt: new Date(opensAt).toISOString(),
  closesAt: new Date(closesAt).toISOString(),
  drawsAt: new Date(drawsAt).toISOString(),
  host,
});

export const drawnView = ({ number, drawsAt, board, version, source }: StoredIssue): LotteryDrawn => ({
  number,
  drawsAt: drawsAt.toISOString(),
  board: board ?? '',
  version,
  source: source === null ? null : source === 'operators' ? 'operators' : 'provider',
});

/** A slip with what each of its lines came to. `slip` is what the bet holds, where it was read already. */
export function slipView(bet: StandingBet, issue: StoredIssue, slip = slipOf(bet)): LotterySlip {
  const currency = knownCurrency(bet.currency);
  const isSettled = bet.state === 'settled' && issue.board !== null;
  const settlements = isSettled ? settlementsOf(bet, boardOf(issue)) : null;
  const { lines, group, rebate, chaseId } = slip;
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
    group,
    rebate,
    chaseId,
    revision: bet.revision,
    lines: lines.map((line, at) => {
      const settled = settlements?.[at];
      return {
        ...line,
        payout: settled === undefined ? null : formatAmount(settled.payout, currency),
        hits: settled === undefined ? null : settled.hits.map(hitView),
      };
    }),
  };
}

function slipState({ id, state, payout }: StandingBet): LotterySlip['state'] {
  if (state === 'cashed_out') throw new Error(`slip ${id} was cashed out, and slips are not`);
  if (state !== 'settled') return state;
  return payout !== null && payout > 0n ? 'won' : 'lost';
}

const hitView = ({ tier, times, symbols, at, odds }: SettledHit) => ({
  tier,
  times,
  symbols: [...symbols],
  odds: printOdds(odds),
  at: at.map((place) => ({ ...place })),
});

/** The plays of a lottery that are sold, with their odds at a prize group and the least that a unit of them returns. */
export const soldPlays = (terms: Terms, game: Game, group: number) =>
  terms.soldPlays(game, group).map(({ play, odds }) => ({
    play: play.code,
    odds: oddsView(odds),
    returned: rateText(leastReturn(play, odds)),
  }));

/** Every play of a lottery at the greatest prize group, for operators. */
export function officePlays(terms: Terms, game: Game) {
  const group = terms.groupMost(game);
  return playsByShape[game.shape].map((play) => {
    const odds = terms.odds(game, play, group);
    const returns = returnsOf(play, odds);
    const low = returns.filter(({ returned }) => opensByOperator(returned)).length;
    const state =
      low === 0 || terms.isOpened(game, play)
        ? ('sold' as const)
        : low < returns.length
          ? ('part' as const)
          : ('unopened' as const);
    return {
      play: play.code,
      odds: oddsView(odds),
      returned: percentText(leastReturn(play, odds)),
      state: terms.isSold(game, play) ? state : ('closed' as const),
    };
  });
}

const percentText = ({ numerator, denominator }: Fraction): string =>
  (Number((numerator * 10_000n) / denominator) / 100).toFixed(2);

const leastReturn = (play: Play, odds: OddsRow): Fraction =>
  returnsOf(play, odds)
    .map(({ returned }) => returned)
    .reduce((least, one) => (isLess(one, least) ? one : least));

const isLess = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator < other.numerator * one.denominator;

/** A share as a decimal of at most four digits, rounded down. */
export function rateText(share: Fraction): string {
  const digits = String(multiplyByFraction(10_000n, share, 'down')).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}
