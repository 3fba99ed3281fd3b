import { commit } from '@ikka/fair';
import type { Database } from '@ikka/server/database';
import { boardOfDraw } from '../../apps/server/src/modules/lottery/issues/attend-issues.ts';
import { houseDraws } from '../../apps/server/src/modules/lottery/offered.ts';
import { boardOf } from '../../apps/server/src/modules/lottery/results/settle-issues.ts';
import { payoutOfSlip } from '../../apps/server/src/modules/lottery/slips/stored-slip.ts';
import type { StoredIssue } from '../../apps/server/src/modules/lottery/store.ts';
import type { HeldPromise } from './check-held.ts';

/** What players were told. */
export interface ToldLottery {
  readonly slips: Map<string, HeldPromise>;
  /** Slips that were taken back. */
  readonly cancelled: Set<string>;
  /** Chases, with how many issues each has. */
  readonly chases: Map<string, number>;
  /** Boards by game, issue and version of the result. */
  readonly boards: Map<string, string>;
}

const issuesSql = `
  SELECT game, number, state, board, version, round, commitment, client_seed AS "clientSeed", server_seed AS "serverSeed",
         settled_at AS "settledAt"
    FROM lottery.issue WHERE game = ANY ($1) ORDER BY game, round`;

const slipsSql = `
  SELECT id, game_id AS "gameId", market, currency, content, state, payout FROM standing.bet`;

const stepsSql = `
  SELECT chase_id AS "chaseId", count(*)::int AS steps,
         count(*) FILTER (WHERE state = 'waiting' OR (state = 'charged'))::int AS open,
         (count(slip_id) - count(DISTINCT slip_id))::int AS twice
    FROM lottery.chase_step GROUP BY chase_id`;

interface KeptSlip {
  readonly id: string;
  readonly gameId: string;
  readonly market: string;
  readonly currency: string;
  readonly content: never;
  readonly state: string;
  readonly payout: bigint;
}

/** Compares what players were told of issues, slips and chases with what the lottery keeps. */
export async function checkLottery(database: Database, told: ToldLottery) {
  const { rows: issues } = await database.pool.query<StoredIssue>(issuesSql, [
    houseDraws.map(({ code }) => code),
  ]);
  const { rows: slips } = await database.pool.query<KeptSlip>(slipsSql);
  const { rows: steps } = await database.pool.query<{
    chaseId: string;
    steps: number;
    open: number;
    twice: number;
  }>(stepsSql);
  const drawn = issues.filter(({ board }) => board !== null);
  const byMarket = new Map(drawn.map((issue) => [`${issue.game}/${issue.number}`, issue]));
  const byChase = new Map(steps.map((row) => [row.chaseId, row]));
  const returned = new Set(slips.filter(({ state }) => state === 'returned').map(({ id }) => id));
  return {
    /** Boards that do not follow from the committed seed. */
    wrongBoards: drawn.filter(({ game: code, board, commitment, clientSeed, serverSeed }) => {
      const game = houseDraws.find((one) => one.code === code);
      if (game === undefined || clientSeed === null || serverSeed === null) return true;
      return commit(serverSeed) !== commitment || boardOfDraw(game, { serverSeed, clientSeed }) !== board;
    }).length,
    /** Draws that are missing between a game's first and last, or that nobody drew though later ones were. */
    missingDraws: issues.filter((issue, at) => {
      const next = issues[at + 1];
      return next?.game === issue.game && (next.round !== (issue.round ?? 0) + 1 || issue.board === null);
    }).length,
    contradictedBoards: [...told.boards].filter(([key, board]) => {
      const [game, number, version] = key.split('/');
      const issue = byMarket.get(`${game}/${number}`);
      return issue?.board !== board || String(issue.version) !== version;
    }).length,
    wrongPayouts: slips.filter(({ market, state, payout, ...slip }) => {
      if (state === 'returned') return false;
      const issue = byMarket.get(market);
      return issue === undefined || payoutOfSlip(slip, boardOf(issue)) !== payout;
    }).length,
    notTakenBack: [...told.cancelled].filter((id) => !returned.has(id)).length,
    lostChases: [...told.chases].filter(([id, count]) => byChase.get(id)?.steps !== count).length,
    wrongChases: steps.filter(({ open, twice }) => open > 0 || twice > 0).length,
  };
}
