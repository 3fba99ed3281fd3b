import { z } from 'zod';
import { call } from './call.ts';
import {
  board,
  chase,
  deskGame,
  drawn,
  gameCode,
  hex64,
  hotNumbers,
  issue,
  issueNumber,
  issueState,
  line,
  menu,
  odds,
  prizeGroup,
  slip,
  slipLimits,
} from './lottery-shapes.ts';
import { amount, instant, page, pageQuery, uuid, whole, wholeText } from './wire.ts';

/** Why a slip is not taken. */
const slipRefusals = [
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
  'lottery.group_invalid',
  'lottery.number_full',
  'lottery.member_max',
] as const;

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
    query: z.object({
      group: wholeText(1_000, 2_000)
        .optional()
        .meta({ description: 'of the prizes; the greatest where absent' }),
    }),
    answer: z.object({
      code: gameCode,
      plays: z
        .array(
          z.object({
            play: z.string(),
            odds,
            returned: z
              .string()
              .meta({ description: 'the least that a unit of stake returns on average', example: '0.9' }),
          }),
        )
        .meta({ description: 'those that are open, in the order of the rules' }),
      group: z
        .object({ least: prizeGroup, most: prizeGroup, chosen: prizeGroup, rebate: z.string() })
        .nullable()
        .meta({ description: 'null where odds are fixed; `rebate` is a share of the stake' }),
      ...hotNumbers,
      memberMax: amount
        .nullable()
        .meta({ description: 'what one member may win on one issue, all his slips together' }),
      issues: z.array(issue).meta({ description: 'the one on sale first' }),
      results: z.array(drawn).meta({ description: 'newest first' }),
      stakeMin: amount.meta({ description: 'of a line' }),
      stakeMax: amount.meta({ description: 'of a line' }),
      winMax: amount.nullable().meta({ description: 'of a slip; null where the house sets no bound' }),
      serverTime: instant,
    }),
    refusals: ['lottery.game_unknown', 'lottery.group_invalid'],
  }),
  lotteryHot: call({
    method: 'GET',
    path: '/play/api/lottery/games/:game/issues/:issue/hot',
    summary:
      'Numbers of an issue on which so much was staked that less than half of what they may win is left',
    module: null,
    token: 'play',
    params: z.object({ game: gameCode, issue: issueNumber }),
    answer: z.object(hotNumbers),
    refusals: ['lottery.game_unknown'],
  }),
  lotteryFollowing: call({
    method: 'GET',
    path: '/play/api/lottery/games/:game/following',
    summary: 'The issue on sale and those after it, for a chase',
    module: null,
    token: 'play',
    params: z.object({ game: gameCode }),
    query: z.object({ count: wholeText(1, slipLimits.chaseMost).default(20) }),
    answer: z.object({ list: z.array(issue), serverTime: instant }),
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
      group: prizeGroup
        .optional()
        .meta({ description: 'the greatest where absent; none where odds are fixed' }),
    }),
    answer: z.object({ slip, balance: amount }),
    refusals: [...slipRefusals],
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
  placeChase: call({
    method: 'POST',
    path: '/play/api/lottery/chases',
    summary:
      'Place the same slip on following issues, each charged at its opening; a repetition with the same key answers the same chase',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 10, perSeconds: 10 },
    body: z.object({
      game: gameCode,
      lines: z.array(line).min(1).max(slipLimits.linesMost),
      group: prizeGroup.optional(),
      steps: z
        .array(z.object({ issue: issueNumber, multiple: whole(1, slipLimits.multipleMost) }))
        .min(1)
        .max(slipLimits.chaseMost)
        .meta({ description: 'in the order in which they are drawn' }),
      stopsAfterWin: z.boolean(),
    }),
    answer: z.object({ chase, balance: amount }),
    refusals: [...slipRefusals, 'lottery.chase_invalid'],
  }),
  stopChase: call({
    method: 'POST',
    path: '/play/api/lottery/chases/:chaseId/stop',
    summary: 'Charge no further issue of a chase; slips that were charged stand',
    module: null,
    token: 'play',
    params: z.object({ chaseId: uuid }),
    answer: z.object({ chase }),
    refusals: ['lottery.chase_unknown'],
  }),
  chases: call({
    method: 'GET',
    path: '/play/api/lottery/chases',
    summary: 'The member’s chases in the session’s currency, newest first',
    module: null,
    token: 'play',
    query: z.object({ state: z.enum(['open', 'ended']).optional(), ...pageQuery }),
    answer: page(chase),
    refusals: [],
  }),
} as const;
