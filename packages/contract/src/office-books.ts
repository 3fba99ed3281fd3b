import { z } from 'zod';
import { call } from './call.ts';
import { currencyCode, instant, signedAmount } from './wire.ts';

/** What the house's result adds up from: its games and its vendors', what it gave, and what operators moved by hand. */
export const houseResultLines = ['play', 'bonuses', 'cashback', 'commission', 'adjustments'] as const;
export type HouseResultLine = (typeof houseResultLines)[number];

/** The back office: the health of the books, and a day of them as a journal. */
export const officeBooksCalls = {
  officeBooks: call({
    method: 'GET',
    path: '/office/api/books',
    summary: 'The health of the books: sums, liabilities, house shards',
    module: null,
    token: 'operator',
    permission: 'books.read',
    always: true,
    limit: { points: 60, perSeconds: 60 },
    query: z.object({
      fresh: z
        .enum(['yes', 'no'])
        .default('no')
        .meta({ description: 'whether an answer of a few seconds ago will not do' }),
    }),
    answer: z.object({
      checkedAt: instant,
      balanced: z.boolean(),
      currencies: z.array(
        z.object({
          currency: currencyCode,
          isTrial: z.boolean(),
          sum: signedAmount,
          liabilities: signedAmount,
          house: signedAmount.meta({
            description: 'what the house has won from all games, less what it gave away: the sum of `result`',
          }),
          result: z
            .array(z.object({ line: z.enum(houseResultLines), amount: signedAmount }))
            .meta({ description: 'what it adds up from; every line, also where nothing moved' }),
          accountsOutOfStep: z
            .number()
            .int()
            .meta({ description: 'accounts whose balance is not the sum of their transfers' }),
          byKind: z.array(z.object({ kind: z.string(), accounts: z.number().int(), balance: signedAmount })),
          houseShards: z.array(
            z.object({
              kind: z.string(),
              label: z.string(),
              shard: z.number().int(),
              balance: signedAmount,
            }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
} as const;
