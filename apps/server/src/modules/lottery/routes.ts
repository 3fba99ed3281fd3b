import { type CallAnswer, type calls, isRefusal, refuse } from '@ikka/contract';
import { gameOf, holidaysOf, nextIssues, prizeModes } from '@ikka/lottery/rules';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers, PlaySession } from '../../platform/calls.ts';
import { placeChase } from './chases/place-chase.ts';
import { stopChase } from './chases/stop-chase.ts';
import { listChases, stepsOf } from './chases/store.ts';
import { chaseView } from './chases/stored-chase.ts';
import { offered, soldGame } from './offered.ts';
import { lotteryVendor } from './parts.ts';
import { cancelSlip } from './slips/cancel-slip.ts';
import { placeSlip, type SlipParts, slipIdOf } from './slips/place-slip.ts';
import { slipOf } from './slips/stored-slip.ts';
import { findIssue, issuesOnSale, lastResults, latestResults } from './store.ts';
import { hasGroups } from './terms.ts';
import { drawnView, issueView, rateText, scheduledView, slipView, soldPlays } from './views.ts';

type Calls = (typeof calls)['lottery'];
type DeskGames = CallAnswer<Calls['lotteryDesk']>['games'];

export interface LotteryRouteParts extends SlipParts {
  readonly namesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, { EN: string; UR: string }>>;
  /** The member's cash in smallest units. */
  readonly cashOf: (memberId: bigint, currency: string) => Promise<bigint>;
}

const resultsShown = 100;
const recentShown = 12;

/** What the desk and the pages of lotteries ask. */
export function lotteryRoutes(parts: LotteryRouteParts): Handlers<Calls> {
  const { clock, standing, terms } = parts;
  const { db } = parts.database;

  const deskGames = async (codes: readonly string[]): Promise<DeskGames> => {
    const now = clock.now();
    const [names, onSale, results, closed] = await Promise.all([
      parts.namesOf(codes),
      issuesOnSale(db, codes, now),
      lastResults(db, codes),
      Promise.all(codes.map(parts.whyClosed)),
    ]);
    return codes.map((code, at) => {
      const issue = onSale.find(({ game }) => game === code);
      const last = results.find(({ game }) => game === code);
      return {
        code,
        name: names.get(code) ?? { EN: code, UR: code },
        issue: issue === undefined ? null : issueView(issue),
        isOpen: closed[at] === null,
        last: last === undefined ? null : drawnView(last),
      };
    });
  };
  const menu = async (codes: readonly string[]) => ({
    list: (await deskGames(codes)).flatMap((game) => {
      const sold = offered.find(({ code }) => code === game.code);
      const rules = gameOf(game.code);
      return sold === undefined || rules === undefined
        ? []
        : [{ ...game, vassalage: lotteryVendor, gameType: sold.category, mode: rules.mode }];
    }),
    serverTime: clock.now().toISOString(),
  });
  const balanceOf = async ({ memberId, currency }: PlaySession) =>
    formatAmount(await parts.cashOf(memberId, currency), knownCurrency(currency));

  /** The hot numbers of an issue, each with what may still be won by it. */
  const hotOf = async (game: string, number: string | undefined, code: string) => {
    const currency = knownCurrency(code);
    const { numberMax: cap } = terms.bounds(game, currency);
    if (cap === null) return { cap: null, hot: [] };
    const found =
      number === undefined ? [] : await parts.hot.of({ game, number, currency: currency.code }, cap);
    return {
      cap: formatAmount(cap, currency),
      hot: [...found].map(([fact, payout]) => ({
        fact,
        left: formatAmount(cap > payout ? cap - payout : 0n, currency),
      })),
    };
  };

  return {
    lotteryMenu: ({ query }) =>
      menu(
        offered
          .filter(({ category }) => query.gameType === undefined || category === query.gameType)
          .map(({ code }) => code),
      ),
    recentLotteries: async (_input, { member }) =>
      menu(await standing.recentGames({ memberId: member.memberId, vendorCode: lotteryVendor }, recentShown)),
    async openedNumbers({ query }) {
      if (soldGame(query.gameCode) === null) return refuse('lottery.game_unknown');
      return { list: (await latestResults(db, query.gameCode, query.count)).map(drawnView) };
    },
    async latestNumbers() {
      const results = await lastResults(
        db,
        offered.map(({ code }) => code),
      );
      return { list: results.map((issue) => ({ gameCode: issue.game, ...drawnView(issue) })) };
    },
    async drawProof({ params }) {
      if (soldGame(params.game)?.draw !== 'house') return refuse('lottery.game_unknown');
      const issue = await findIssue(db, params.game, params.issue);
      if (issue === null || issue.round === null || issue.commitment === null)
        return refuse('lottery.issue_unknown');
      const isClosed = issue.state === 'open' && clock.now() >= issue.closesAt;
      return {
        game: issue.game,
        issue: issue.number,
        state: isClosed ? 'closed' : issue.state,
        round: issue.round,
        commitment: issue.commitment,
        clientSeed: issue.clientSeed ?? '',
        serverSeed: issue.serverSeed,
        board: issue.board,
      };
    },
    async lotteryDesk(_input, { play }) {
      const [games, balance] = await Promise.all([
        deskGames(offered.map(({ code }) => code)),
        balanceOf(play),
      ]);
      return { games, serverTime: clock.now().toISOString(), balance };
    },
    async lotterySheet({ params, query }, { play }) {
      const game = soldGame(params.game);
      if (game === null) return refuse('lottery.game_unknown');
      const choice = terms.choose(game, query.group);
      if (choice === null) return refuse('lottery.group_invalid', { most: terms.groupMost(game) });
      const currency = knownCurrency(play.currency);
      const now = clock.now();
      const [issues, results, stakes] = await Promise.all([
        issuesOnSale(db, [game.code], now),
        latestResults(db, game.code, resultsShown),
        parts.stakes(game.code, currency),
      ]);
      const offeredStakes = isRefusal(stakes) ? [] : stakes;
      const winMax = parts.greatestWin(game.code, currency);
      const { memberMax } = terms.bounds(game.code, currency);
      return {
        code: game.code,
        plays: soldPlays(terms, game, choice.group),
        group: hasGroups(game)
          ? {
              least: prizeModes[game.mode].groupLeast,
              most: terms.groupMost(game),
              chosen: choice.group,
              rebate: rateText(choice.rebate),
            }
          : null,
        ...(await hotOf(game.code, issues[0]?.number, play.currency)),
        memberMax: memberMax === null ? null : formatAmount(memberMax, currency),
        issues: issues.map(issueView),
        results: results.map(drawnView),
        stakeMin: formatAmount(offeredStakes[0] ?? 0n, currency),
        stakeMax: formatAmount(offeredStakes.at(-1) ?? 0n, currency),
        winMax: winMax === null ? null : formatAmount(winMax, currency),
        serverTime: now.toISOString(),
      };
    },
    async lotteryHot({ params }, { play }) {
      if (soldGame(params.game) === null) return refuse('lottery.game_unknown');
      return hotOf(params.game, params.issue, play.currency);
    },
    async lotteryFollowing({ params, query }) {
      const game = soldGame(params.game);
      if (game === null) return refuse('lottery.game_unknown');
      const now = clock.now();
      const list = nextIssues(game, now.getTime(), query.count, holidaysOf(game.code));
      return { list: list.map(scheduledView), serverTime: now.toISOString() };
    },
    async placeSlip({ body }, { play, idempotencyKey }) {
      if (play.vassalage !== lotteryVendor) return refuse('lottery.game_unknown');
      const { memberId, currency } = play;
      const id = slipIdOf(idempotencyKey, memberId);
      const placed = await parts.standing.placeForGood({ id, memberId, currency }, () =>
        placeSlip(parts, { bettor: { memberId, currency }, id, ...body }),
      );
      if (isRefusal(placed)) return placed;
      return {
        slip: slipView(placed.bet, placed.issue, placed.content),
        balance: formatAmount(placed.balance, knownCurrency(play.currency)),
      };
    },
    async cancelSlip({ params }, { play }) {
      const done = await cancelSlip(parts, params.slipId, play);
      if (isRefusal(done)) return done;
      return { slip: slipView(done.bet, done.issue), balance: await balanceOf(play) };
    },
    async placeChase({ body }, { play, idempotencyKey }) {
      if (play.vassalage !== lotteryVendor) return refuse('lottery.game_unknown');
      const { memberId, currency } = play;
      const placed = await placeChase(parts, {
        bettor: { memberId, currency },
        key: idempotencyKey,
        ...body,
      });
      if (isRefusal(placed)) return placed;
      return { chase: chaseView(placed.chase, placed.steps), balance: await balanceOf(play) };
    },
    async stopChase({ params }, { play }) {
      const stopped = await stopChase(parts, params.chaseId, play);
      return isRefusal(stopped) ? stopped : { chase: chaseView(stopped.chase, stopped.steps) };
    },
    async chases({ query }, { play }) {
      const { pageNo, pageSize, state } = query;
      const { memberId, currency } = play;
      const { rows, total } = await listChases(
        db,
        { memberId, currency, isOpen: state === undefined ? undefined : state === 'open' },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      const steps = Map.groupBy(
        await stepsOf(
          db,
          rows.map(({ id }) => id),
        ),
        ({ chaseId }) => chaseId,
      );
      const list = rows.map((chase) => chaseView(chase, steps.get(chase.id) ?? []));
      return { list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total };
    },
    async slips({ query }, { play }) {
      const { pageNo, pageSize, state, game } = query;
      const { rows, total } = await standing.list(
        {
          memberId: play.memberId,
          currency: play.currency,
          vendorCode: lotteryVendor,
          gameId: game,
          isOpen: state === undefined ? undefined : state === 'open',
        },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      );
      const list = await Promise.all(
        rows.map(async (bet) => {
          const issue = await findIssue(db, bet.gameId, slipOf(bet).issue);
          if (issue === null) throw new Error(`slip ${bet.id} has no issue`);
          return slipView(bet, issue);
        }),
      );
      return { list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total };
    },
  };
}
