import { z } from 'zod';
import { call } from './call.ts';
import { board, gameCode, issue, issueNumber, issueState } from './lottery-shapes.ts';
import { amount, currencyCode, instant, page, pageQuery, sentText, whole } from './wire.ts';

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
