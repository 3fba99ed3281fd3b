import { commit, openStream } from '@ikka/fair';
import {
  drawBoard,
  type Game,
  games,
  lineOf,
  playOf,
  printBoard,
  readBoard,
  readOdds,
  selectFor,
  settleLine,
  unitPrice,
} from '@ikka/lottery/rules';
import { fraction, knownCurrency, parseAmount } from '@ikka/money';
import type { Database } from '@ikka/server/database';
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
         count(*) FILTER (WHERE state IN ('waiting', 'charged'))::int AS open,
         (count(slip_id) - count(DISTINCT slip_id))::int AS twice
    FROM lottery.chase_step GROUP BY chase_id`;

interface KeptIssue {
  readonly game: string;
  readonly number: string;
  readonly board: string | null;
  readonly version: number;
  readonly round: number | null;
  readonly commitment: string | null;
  readonly clientSeed: string | null;
  readonly serverSeed: string | null;
}

interface KeptSlip {
  readonly id: string;
  readonly gameId: string;
  readonly market: string;
  readonly currency: string;
  readonly content: {
    readonly lines: readonly {
      readonly play: string;
      readonly selection: string;
      readonly price: { readonly mode: 'YUAN'; readonly multiple: number } | { readonly unitStake: string };
      readonly odds: Readonly<Record<string, string>>;
    }[];
  };
  readonly state: string;
  readonly payout: bigint;
}

/** Compares what players were told of issues, slips and chases with what the lottery keeps. */
export async function checkLottery(database: Database, told: ToldLottery) {
  const { rows: issues } = await database.pool.query<KeptIssue>(issuesSql, [
    games.filter(({ draw }) => draw === 'house').map(({ code }) => code),
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
      const game = games.find((one) => one.code === code);
      if (game === undefined || clientSeed === null || serverSeed === null) return true;
      const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
      return commit(serverSeed) !== commitment || printBoard(drawBoard(game.shape, stream)) !== board;
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
      return issue?.board == null || payoutOf(slip, issue.board) !== payout;
    }).length,
    notTakenBack: [...told.cancelled].filter((id) => !returned.has(id)).length,
    lostChases: [...told.chases].filter(([id, count]) => byChase.get(id)?.steps !== count).length,
    wrongChases: steps.filter(({ open, twice }) => open > 0 || twice > 0).length,
  };
}

/** What the lines of a slip pay on a board, by the odds that were locked; null where they make no slip. */
function payoutOf(
  { gameId, currency: code, content }: Pick<KeptSlip, 'gameId' | 'currency' | 'content'>,
  board: string,
) {
  const game: Game | undefined = games.find((one) => one.code === gameId);
  const drawn = game && readBoard(game.shape, board);
  if (game === undefined || drawn == null) return null;
  const currency = knownCurrency(code);
  let sum = 0n;
  for (const { play: name, selection: text, price, odds } of content.lines) {
    const play = playOf(game.shape, name);
    const read = play && selectFor(play, text);
    const perUnit =
      'mode' in price
        ? unitPrice(price.mode, BigInt(price.multiple), currency.digits)
        : fraction(parseAmount(price.unitStake, currency) ?? 0n, 1n);
    if (play === undefined || read === undefined || read.refusal !== undefined) return null;
    const tiers = Object.fromEntries(
      Object.entries(odds).map(([tier, printed]) => [tier, readOdds(printed) ?? 0n]),
    );
    const line = lineOf(
      play,
      { shape: game.shape, tiers },
      { selection: read.selection, unitPrice: perUnit },
    );
    sum += settleLine(line, drawn).payout;
  }
  return sum;
}
