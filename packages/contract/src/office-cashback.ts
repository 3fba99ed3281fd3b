import { z } from 'zod';
import { call } from './call.ts';
import { cashbackClaim } from './cashback.ts';
import { amount, areAllAlike, currencyCode, id, page, pageQuery, rangeQuery, sentText } from './wire.ts';

/** Cashback as operators see it: every claim with its lines, and what a range of them came to. */
export const officeCashbackCalls = {
  officeCashbackClaims: call({
    method: 'GET',
    path: '/office/api/cashback',
    summary: 'Claims of cashback, newest first, with the sums of the range',
    module: null,
    token: 'operator',
    always: true,
    permission: 'books.read',
    query: z.object({ ...pageQuery, ...rangeQuery, account: sentText.trim().max(64).optional() }),
    answer: page(cashbackClaim.extend({ memberId: id, account: z.string() })).extend({
      areAllAlike,
      totals: z.object({
        currency: currencyCode,
        claims: z.number().int(),
        amount,
      }),
    }),
    refusals: [],
  }),
} as const;
