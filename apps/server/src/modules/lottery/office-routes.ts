import { type calls, isRefusal, refuse } from '@ikka/contract';
import { currencies, formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import { greatestExposures } from './caps/store.ts';
import { houseDraws, outsideDraws, soldGame } from './offered.ts';
import { marketOf } from './parts.ts';
import { enterResult, voidIssue } from './results/enter-result.ts';
import type { LotteryRouteParts } from './routes.ts';
import { findEntries, listIssues, resultsOf, type StoredIssue } from './store.ts';
import { issueView, officePlays } from './views.ts';

const exposuresShown = 100;

/** What operators see of issues, and the results that they enter. */
export function lotteryOfficeRoutes(
  parts: Omit<LotteryRouteParts, 'cashOf'>,
): Handlers<(typeof calls)['officeLottery']> {
  const { database, clock, standing } = parts;

  const viewsOf = async (issues: readonly StoredIssue[]) => {
    const [entries, sums] = await Promise.all([
      findEntries(database.db, issues),
      standing.sums(issues.map(marketOf)),
    ]);
    const now = clock.now();
    return issues.map((issue) => {
      const entry = entries.find(({ game, number }) => game === issue.game && number === issue.number);
      const own = sums.filter(({ market }) => market === marketOf(issue));
      const isClosed = issue.state === 'open' && now >= issue.closesAt;
      return {
        ...issueView(issue),
        id: marketOf(issue),
        game: issue.game,
        state: isClosed ? ('closed' as const) : issue.state,
        board: issue.board,
        version: issue.version,
        slips: own.reduce((sum, { bets }) => sum + bets, 0),
        stakes: own.map(({ currency: code, stake, payout }) => {
          const currency = knownCurrency(code);
          return {
            currency: currency.shownCode,
            isTrial: currency.isTrial,
            stake: formatAmount(stake, currency),
            payout: formatAmount(payout, currency),
          };
        }),
        entry: entry === undefined ? null : { by: entry.operator, at: entry.at.toISOString() },
      };
    });
  };
  const viewOf = async (issue: StoredIssue) => {
    const [view] = await viewsOf([issue]);
    if (view === undefined) throw new Error(`the issue ${issue.number} is gone`);
    return view;
  };

  return {
    async officeLotteries() {
      const games = [...outsideDraws, ...houseDraws];
      const names = await parts.namesOf(games.map(({ code }) => code));
      return {
        games: games.map(({ code, draw }) => ({
          code,
          draw,
          name: names.get(code) ?? { EN: code, UR: code },
        })),
      };
    },
    async officeLotteryPlays({ params }) {
      const game = soldGame(params.game);
      if (game === null) return refuse('lottery.game_unknown');
      return { plays: officePlays(parts.terms, game) };
    },
    async officeLotteryIssue({ params }) {
      const { game, issue: number } = params;
      if (soldGame(game) === null) return refuse('lottery.game_unknown');
      const [results, ...exposed] = await Promise.all([
        resultsOf(database.db, game, number),
        ...Object.values(currencies)
          .filter(({ isTrial }) => !isTrial)
          .map(async (currency) => {
            const issue = { game, number, currency: currency.code };
            const { numberMax: cap } = parts.terms.bounds(game, currency);
            return (await greatestExposures(database.db, issue, 1n, exposuresShown)).map(
              ({ fact, payout }) => ({
                fact,
                currency: currency.shownCode,
                payout: formatAmount(payout, currency),
                cap: cap === null ? null : formatAmount(cap, currency),
              }),
            );
          }),
      ]);
      return {
        exposures: exposed.flat(),
        results: results.map(({ version, board, source, at }) => ({
          version,
          board,
          source,
          at: at.toISOString(),
        })),
      };
    },
    async officeIssues({ query }) {
      const outside = outsideDraws.map(({ code }) => code);
      const { rows, total } = await listIssues(
        database.db,
        { game: query.game, outside, now: clock.now() },
        rowsOf(query),
      );
      return pageOf(query, await viewsOf(rows), total);
    },
    async officeEnterResult({ params, body }, caller) {
      const wish = { game: params.game, number: params.issue, board: body.board };
      const done = await enterResult(parts, wish, operatorOf(caller));
      return isRefusal(done) ? done : viewOf(done);
    },
    async officeVoidIssue({ params, body }, caller) {
      const wish = { game: params.game, number: params.issue, reason: body.reason };
      const done = await voidIssue(parts, wish, operatorOf(caller));
      return isRefusal(done) ? done : viewOf(done);
    },
  };
}
