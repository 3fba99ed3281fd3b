import { z } from 'zod';
import { call } from './call.ts';
import { board, gameCode, issue, issueNumber, issueState } from './lottery-shapes.ts';
import { amount, currencyCode, instant, localText, page, pageQuery, sentText, whole } from './wire.ts';

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

/** `part`: units of it that return less than 75 % are not sold; `unopened`: nothing of it is. */
const playState = z.enum(['sold', 'part', 'unopened', 'closed']);

export const officeLotteryCalls = {
  officeLotteryPlays: call({
    method: 'GET',
    path: '/office/api/lottery/games/:game/plays',
    summary: 'The plays of a lottery with their odds, what they return at least, and whether they are sold',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    params: z.object({ game: gameCode }),
    answer: z.object({
      plays: z.array(
        z.object({
          play: z.string(),
          odds: z.record(z.string(), z.string()),
          returned: z.string().meta({ description: 'percent of a stake, of the unit that returns least' }),
          state: playState,
        }),
      ),
    }),
    refusals: ['lottery.game_unknown'],
  }),
  officeLotteryIssue: call({
    method: 'GET',
    path: '/office/api/lottery/issues/:game/:issue',
    summary: 'What could be won on an issue by its numbers, the most first, and every result that it had',
    module: null,
    token: 'operator',
    permission: 'rounds.read',
    params: z.object({ game: gameCode, issue: issueNumber }),
    answer: z.object({
      exposures: z.array(
        z.object({ fact: z.string(), currency: currencyCode, payout: amount, cap: amount.nullable() }),
      ),
      results: z.array(z.object({ version: whole(1), board, source: z.string(), at: instant })),
    }),
    refusals: ['lottery.game_unknown'],
  }),
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
          name: localText,
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
