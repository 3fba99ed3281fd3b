import { z } from 'zod';
import { call } from './call.ts';
import { slip } from './lottery-shapes.ts';
import { accountRecordCalls, netStake } from './records-account.ts';
import { sportsBet } from './sports-bets.ts';
import {
  amount,
  currencyCode,
  instant,
  localText,
  page,
  pageQuery,
  rangeQuery,
  sentText,
  signedAmount,
  uuid,
} from './wire.ts';

export const betRow = z.object({
  roundId: uuid,
  gameId: z.string(),
  gameName: localText,
  vassalage: z.string(),
  stake: amount,
  payout: amount,
  profit: signedAmount,
  currency: currencyCode,
  isTrial: z.boolean(),
  state: z.enum(['settled']),
  playedAt: instant,
});

export const posting = z.object({
  transferId: uuid,
  kind: z.string(),
  from: z.string().meta({ description: 'what the money left, in words: member cash, house …' }),
  to: z.string(),
  amount,
  balanceAfter: amount
    .nullable()
    .meta({ description: 'the member’s balance after it, where the member’s account took part' }),
  at: instant,
});

/** Everything needed to replay a round and to check it; `serverSeed` only once its pair is revealed. */
export const roundDetail = betRow.extend({
  gameVersion: z.string(),
  bet: z.unknown(),
  outcome: z.unknown(),
  fairness: z.object({
    seedPairId: z.string(),
    commitment: z.string(),
    clientSeed: z.string(),
    nonce: z.number().int(),
    serverSeed: z.string().nullable(),
  }),
  postings: z.array(posting),
});

const betQuery = {
  ...pageQuery,
  ...rangeQuery,
  gameId: sentText.max(64).optional(),
  vassalage: sentText.max(40).optional(),
};

export const recordCalls = {
  ...accountRecordCalls,
  bets: call({
    method: 'GET',
    path: '/wps/record/bets',
    summary: 'The member’s betting record, newest first, with totals of the page and of the range',
    module: 'COMM3',
    token: 'session',
    query: z.object(betQuery),
    answer: page(betRow).extend({
      pageTotals: z.object({ stake: amount, payout: amount, profit: signedAmount }),
      totals: z.object({ stake: netStake, payout: amount, profit: signedAmount, currency: currencyCode }),
    }),
    refusals: [],
  }),
  bet: call({
    method: 'GET',
    path: '/wps/record/bets/:roundId',
    summary: 'One round with its replay, its seeds and its ledger postings',
    module: 'COMM3',
    token: 'session',
    params: z.object({ roundId: uuid }),
    answer: roundDetail.extend({
      fairness: roundDetail.shape.fairness
        .nullable()
        .meta({ description: 'null for a game of an outside vendor, who draws its outcomes, and for slips' }),
      slip: slip.optional().meta({ description: 'of a bet on a lottery: its lines, and what each came to' }),
      sportsBet: sportsBet
        .optional()
        .meta({ description: 'of a bet on sports: its selections, and why each came to what it did' }),
    }),
    refusals: ['round.unknown'],
  }),
  revealSeeds: call({
    method: 'POST',
    path: '/wps/record/bets/:roundId/reveal',
    summary: 'Rotate the seed pair of the round so that it can be verified now',
    module: 'COMM3',
    token: 'session',
    limit: { points: 20, perSeconds: 60 },
    params: z.object({ roundId: uuid }),
    answer: roundDetail,
    refusals: ['round.unknown', 'seed.round_open'],
  }),
} as const;
