import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, instant, localText, page, pageQuery, rate } from './wire.ts';

/** What the verifier needs to recompute a round; handed on in the fragment of `/fair`. */
const proof = z.object({
  game: z.string(),
  version: z.string(),
  serverSeed: z.string(),
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  bet: z.unknown().meta({ description: 'what the player chose; null in a game without a choice' }),
});

const win = z.object({
  id: z.string().meta({ description: 'tells lines apart; it is not the round’s number' }),
  player: z.string().meta({ description: 'masked', example: 'z•••••' }),
  gameId: z.string(),
  gameName: localText,
  vassalage: z.string(),
  vendorName: localText,
  isProvable: z.boolean().meta({
    description: 'a game of the house, whose rounds can be recomputed; outside vendors draw their own',
  }),
  rtp: rate
    .nullable()
    .meta({ description: 'what the game returns of all stakes in the long run, in percent' }),
  stake: amount,
  payout: amount,
  multiplier: rate.meta({ description: 'payout over stake, cut to two digits' }),
  currency: currencyCode,
  playedAt: instant,
  proof: proof.nullable().meta({ description: 'null until the seeds of the round are revealed' }),
});
export type Win = z.infer<typeof win>;

/** The winners board. */
export const winnerCalls = {
  rankList: call({
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    summary: 'Settled rounds for real money that paid many times their stake, newest or largest first',
    module: 'COMM3',
    token: 'none',
    query: z.object({
      pageNo: pageQuery.pageNo,
      pageSize: z.coerce.number().int().min(1).max(50).default(20),
      period: z.enum(['day', 'week']).default('day').meta({ description: 'the last 24 hours or seven days' }),
      order: z.enum(['newest', 'payout', 'multiplier']).default('newest'),
    }),
    answer: page(win).extend({
      from: instant.meta({ description: 'since when rounds are looked at' }),
      leastMultiplier: z
        .number()
        .int()
        .meta({ description: 'the payout over the stake from which a round is here' }),
    }),
    refusals: [],
  }),
  boardChoice: call({
    method: 'GET',
    path: '/wps/member/winners',
    summary: 'Whether the member’s rounds may stand on the winners board',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    answer: z.object({ isShown: z.boolean() }),
    refusals: [],
  }),
  chooseBoard: call({
    method: 'PUT',
    path: '/wps/member/winners',
    summary:
      'Say whether the member’s rounds may stand on the winners board; it counts at once, for past rounds too',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit: { points: 20, perSeconds: 60 },
    body: z.object({ isShown: z.boolean() }),
    answer: z.object({ isShown: z.boolean() }),
    refusals: [],
  }),
} as const;
