import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, instant, page, pageQuery, sentText, uuid, whole, wholeText } from './wire.ts';

const gameCode = sentText.min(1).max(24);
const issueNumber = z
  .string()
  .regex(/^\d{12}$/)
  .meta({ description: 'the day and the place within it', example: '202611240001' });

/** How much a slip may hold. */
export const slipLimits = { linesMost: 60, selectionMost: 4_000, multipleMost: 10_000 } as const;

/** Where an issue stands: sold, waiting for its result, drawn and being paid, paid, or without result and paid back. */
export const issueStates = ['open', 'closed', 'drawn', 'settled', 'void'] as const;
export const issueState = z.enum(issueStates);
export type IssueState = z.infer<typeof issueState>;

const board = z.string().meta({
  description: 'the numbers by group: groups parted by |, numbers of a group by commas',
  example: '1,2,3,4,5',
});

const issue = z.object({
  number: issueNumber,
  opensAt: instant,
  closesAt: instant.meta({ description: 'bets are taken before, by the clock of the server' }),
  drawsAt: instant,
  host: z.string().nullable(),
});
export type LotteryIssue = z.infer<typeof issue>;

const drawn = z.object({
  number: issueNumber,
  drawsAt: instant,
  board,
  version: whole(1).meta({ description: 'above 1 where the result was corrected' }),
});
export type LotteryDrawn = z.infer<typeof drawn>;

const odds = z
  .record(sentText.max(40), sentText.max(24))
  .meta({ description: 'by tier, what one unit of stake returns, its stake included' });

/** What one unit costs: so many of two coins or of a part of them, or any amount where odds are fixed. */
const unitPrice = z.union([
  z.object({ mode: z.enum(['YUAN', 'JIAO', 'FEN', 'LI']), multiple: whole(1, slipLimits.multipleMost) }),
  z.object({ unitStake: amount }),
]);
export type SlipUnitPrice = z.infer<typeof unitPrice>;

const line = z.object({
  play: sentText.min(1).max(40),
  selection: sentText.min(1).max(slipLimits.selectionMost).meta({ example: '12,37' }),
  price: unitPrice,
  odds: odds.meta({ description: 'as they were shown; with others the line is not taken' }),
});
export type SlipLine = z.infer<typeof line>;

const slipStates = ['open', 'won', 'lost', 'returned'] as const;
export type SlipState = (typeof slipStates)[number];

export const slip = z.object({
  slipId: uuid,
  game: gameCode,
  issue: issueNumber,
  state: z.enum(slipStates),
  placedAt: instant,
  closesAt: instant.meta({ description: 'it may be cancelled before' }),
  drawsAt: instant,
  stake: amount,
  payout: amount.nullable().meta({ description: 'null while it is open' }),
  currency: currencyCode,
  board: board.nullable(),
  lines: z.array(
    line.extend({ units: whole(1), stake: amount, payout: amount.nullable() }).meta({
      description: 'as they were accepted, with the odds locked then',
    }),
  ),
});
export type LotterySlip = z.infer<typeof slip>;

const deskGame = z.object({
  code: gameCode,
  name: z.object({ EN: z.string(), UR: z.string() }),
  issue: issue.nullable().meta({ description: 'the one that is sold now, or next; null where none is' }),
  isOpen: z.boolean().meta({ description: 'false while the game is closed or in maintenance' }),
  last: drawn.nullable(),
});
export type LotteryDeskGame = z.infer<typeof deskGame>;

const listedGame = deskGame.extend({
  vassalage: z.string(),
  gameType: z.enum(['LOTT', 'ELOTT']),
  mode: z.enum(['Lott', 'ZY', 'Elott', 'SEA']),
});
export type LotteryMenuGame = z.infer<typeof listedGame>;

const menu = z.object({ list: z.array(listedGame), serverTime: instant });

const hex64 = z.string().regex(/^[0-9a-f]{64}$/);

export const lotteryCalls = {
  lotteryMenu: call({
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    summary: 'The lotteries that are sold, with what is on sale now and the latest numbers',
    module: 'COMM3',
    token: 'none',
    query: z.object({ gameType: z.enum(['LOTT', 'ELOTT']).optional() }),
    answer: menu,
    refusals: [],
  }),
  recentLotteries: call({
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    summary: 'The lotteries on which the member bet last, newest first',
    module: 'COMM3',
    token: 'session',
    answer: menu,
    refusals: [],
  }),
  openedNumbers: call({
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    summary: 'The latest results of one lottery, newest first',
    module: 'AGEANNOUNCE3',
    token: 'none',
    query: z.object({ gameCode, count: wholeText(1, 500).default(100) }),
    answer: z.object({ list: z.array(drawn) }),
    refusals: ['lottery.game_unknown'],
  }),
  latestNumbers: call({
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    summary: 'The latest result of every lottery',
    module: 'COMM3',
    token: 'none',
    answer: z.object({ list: z.array(z.object({ gameCode, ...drawn.shape })) }),
    refusals: [],
  }),
  drawProof: call({
    method: 'GET',
    path: '/lgw/lottery/proof/:game/:issue',
    summary: 'What a draw of the house followed from: its commitment before it, its seed after it',
    module: null,
    token: 'none',
    params: z.object({ game: gameCode, issue: issueNumber }),
    answer: z.object({
      game: gameCode,
      issue: issueNumber,
      state: issueState,
      round: whole(1).meta({ description: 'its place among the draws of this game' }),
      commitment: hex64,
      clientSeed: z.string().meta({ description: 'the public salt of its chain' }),
      serverSeed: hex64.nullable().meta({ description: 'null until it is drawn' }),
      board: board.nullable(),
    }),
    refusals: ['lottery.game_unknown', 'lottery.issue_unknown'],
  }),
  lotteryDesk: call({
    method: 'GET',
    path: '/play/api/lottery',
    summary: 'All lotteries with what is on sale now, for the desk',
    module: null,
    token: 'play',
    answer: z.object({ games: z.array(deskGame), serverTime: instant, balance: amount }),
    refusals: [],
  }),
  lotterySheet: call({
    method: 'GET',
    path: '/play/api/lottery/games/:game',
    summary: 'One lottery: its plays with their odds, the issues that can be bet on, and its latest results',
    module: null,
    token: 'play',
    params: z.object({ game: gameCode }),
    answer: z.object({
      code: gameCode,
      plays: z
        .array(z.object({ play: z.string(), odds }))
        .meta({ description: 'those that are open, in the order of the rules' }),
      issues: z.array(issue).meta({ description: 'the one on sale first' }),
      results: z.array(drawn).meta({ description: 'newest first' }),
      stakeMin: amount.meta({ description: 'of a line' }),
      stakeMax: amount.meta({ description: 'of a line' }),
      winMax: amount.nullable().meta({ description: 'of a slip; null where the house sets no bound' }),
      serverTime: instant,
    }),
    refusals: ['lottery.game_unknown'],
  }),
  placeSlip: call({
    method: 'POST',
    path: '/play/api/lottery/slips',
    summary: 'Place a slip on one issue; a repetition with the same key answers the same slip',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 20, perSeconds: 5 },
    body: z.object({
      game: gameCode,
      issue: issueNumber,
      lines: z.array(line).min(1).max(slipLimits.linesMost),
    }),
    answer: z.object({ slip, balance: amount }),
    refusals: [
      'lottery.game_unknown',
      'lottery.issue_unknown',
      'lottery.issue_closed',
      'lottery.play_closed',
      'lottery.line_invalid',
      'lottery.odds_changed',
      'round.stake_invalid',
      'round.win_too_great',
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
      'idempotency.mismatch',
      'game.unavailable',
      'game.in_maintenance',
    ],
  }),
  cancelSlip: call({
    method: 'POST',
    path: '/play/api/lottery/slips/:slipId/cancel',
    summary: 'Take a slip back before its issue closes; its stake returns',
    module: null,
    token: 'play',
    params: z.object({ slipId: uuid }),
    answer: z.object({ slip, balance: amount }),
    refusals: ['lottery.slip_unknown', 'lottery.issue_closed'],
  }),
  slips: call({
    method: 'GET',
    path: '/play/api/lottery/slips',
    summary: 'The member’s slips in the session’s currency, newest first',
    module: null,
    token: 'play',
    query: z.object({ state: z.enum(['open', 'ended']).optional(), game: gameCode.optional(), ...pageQuery }),
    answer: page(slip),
    refusals: [],
  }),
} as const;

/** What operators see of an issue. */
const officeIssue = issue.extend({
  id: z.string().meta({ description: 'game and number' }),
  game: gameCode,
  state: issueState,
  board: board.nullable(),
  version: whole(),
  slips: whole(),
  stakes: z.array(z.object({ currency: currencyCode, isTrial: z.boolean(), stake: amount, payout: amount })),
  entry: z.object({ by: z.string(), at: instant }).nullable().meta({
    description: 'one operator has entered a result and another must confirm it: he reads it unaided',
  }),
});
export type OfficeLotteryIssue = z.infer<typeof officeIssue>;

export const officeLotteryCalls = {
  officeLotteries: call({
    method: 'GET',
    path: '/office/api/lottery/games',
    summary: 'The lotteries that are sold, and who draws them',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    answer: z.object({
      games: z.array(
        z.object({
          code: z.string(),
          name: z.object({ EN: z.string(), UR: z.string() }),
          draw: z.enum(['outside', 'house']),
        }),
      ),
    }),
    refusals: [],
  }),
  officeIssues: call({
    method: 'GET',
    path: '/office/api/lottery/issues',
    summary:
      'Issues of a lottery, newest first; without a game those of outside lotteries that wait for a result',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    query: z.object({ game: gameCode.optional(), state: issueState.optional(), ...pageQuery }),
    answer: page(officeIssue),
    refusals: [],
  }),
  officeEnterResult: call({
    method: 'POST',
    path: '/office/api/lottery/issues/:game/:issue/result',
    summary: 'Enter the result of an outside draw; it counts once a second operator has entered the same',
    module: null,
    token: 'operator',
    permission: 'adjustments.write',
    params: z.object({ game: gameCode, issue: issueNumber }),
    body: z.object({ board: sentText.min(1).max(2_000) }),
    answer: officeIssue,
    refusals: [
      'lottery.game_unknown',
      'lottery.issue_unknown',
      'lottery.result_invalid',
      'lottery.result_differs',
      'lottery.result_own',
      'lottery.result_not_now',
    ],
  }),
  officeVoidIssue: call({
    method: 'POST',
    path: '/office/api/lottery/issues/:game/:issue/void',
    summary: 'Give all stakes of an issue back that was not drawn',
    module: null,
    token: 'operator',
    permission: 'adjustments.write',
    params: z.object({ game: gameCode, issue: issueNumber }),
    body: z.object({ reason: sentText.trim().min(3).max(300) }),
    answer: officeIssue,
    refusals: ['lottery.game_unknown', 'lottery.issue_unknown', 'lottery.result_not_now'],
  }),
} as const;
