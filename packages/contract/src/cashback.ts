import { z } from 'zod';
import { call } from './call.ts';
import { shelfCategories } from './office-catalogue.ts';
import { amount, currencyCode, instant, localText, page, pageQuery, signedAmount, uuid } from './wire.ts';

/** Cashback to the last digit, before it is rounded: a stake has two digits and its percent two more, so that six are exact. */
export const exactAmount = z
  .string()
  .max(32)
  .regex(/^-?\d{1,18}\.\d{2,6}$/)
  .meta({
    description: 'decimal string with as many digits as it needs, two at least, six at most',
    example: '0.0375',
  });

const category = z.enum(shelfCategories);
const percent = z.string().meta({ description: 'percent of a stake', example: '0.30' });

/** Bets of one category on the same terms. */
export const cashbackLine = z.object({
  category: category.nullable().meta({ description: 'null for a game that is not known any more' }),
  rankLevel: z.number().int().meta({ description: 'the VIP level when the bets were placed' }),
  percent,
  bets: z.number().int(),
  turnover: signedAmount.meta({ description: 'stakes, less those that came back' }),
  cashback: exactAmount,
});

export const cashbackClaim = z.object({
  id: uuid,
  amount,
  currency: currencyCode,
  claimedAt: instant,
  bets: z.number().int(),
  turnover: signedAmount,
  carriedIn: exactAmount.meta({ description: 'what the claim before had left over' }),
  carriedOn: exactAmount.meta({ description: 'what was left over for the next one' }),
  lines: z.array(cashbackLine),
});

/** One stake, or one that came back, with the cashback that it makes. */
export const cashbackBet = z.object({
  transferId: uuid,
  roundId: uuid.nullable(),
  at: instant,
  gameName: localText.nullable(),
  category: category.nullable(),
  isReturned: z.boolean(),
  isAdded: z.boolean().meta({ description: 'a step of the round staked it further: no bet of its own' }),
  rankLevel: z.number().int(),
  percent,
  turnover: signedAmount,
  cashback: exactAmount,
});

const own = { module: 'MANREBATE3', token: 'session', realOnly: true } as const;

/** Cashback: part of every stake comes back, explained bet by bet and claimed by the member. */
export const cashbackCalls = {
  cashback: call({
    ...own,
    method: 'GET',
    path: '/wps/cashback',
    summary: 'What can be claimed now and how it comes about, with the terms for bets placed from now on',
    answer: z.object({
      currency: currencyCode,
      claimable: amount,
      least: amount.meta({ description: 'less cannot be claimed; it waits' }),
      isExcluded: z.boolean().meta({
        description:
          'the member is excluded from play: what was earned before can be claimed, and lapses no more meanwhile',
      }),
      days: z.number().int().meta({ description: 'a bet can be claimed for so many days' }),
      since: instant.meta({ description: 'bets from here on are counted, or from the last claim on' }),
      lastClaimAt: instant.nullable(),
      carried: exactAmount.meta({ description: 'what the last claim had left over' }),
      earned: exactAmount.meta({ description: 'the sum of the lines' }),
      withheld: exactAmount.meta({ description: 'for stakes that lie in play and may come back' }),
      lines: z.array(cashbackLine),
      rankLevel: z.number().int(),
      percents: z.array(z.object({ category, percent })),
      excludedGames: z.array(localText),
    }),
    refusals: [],
  }),
  cashbackBets: call({
    ...own,
    method: 'GET',
    path: '/wps/cashback/bets',
    summary: 'The bets that are not claimed yet, or those of a claim, newest first, each with its cashback',
    query: z.object({ ...pageQuery, claimId: uuid.optional() }),
    answer: page(cashbackBet).extend({ currency: currencyCode }),
    refusals: ['cashback.claim_unknown'],
  }),
  claimCashback: call({
    ...own,
    method: 'POST',
    path: '/wps/cashback/claim',
    summary: 'Claim the cashback of all bets since the last claim: it is in the wallet at once',
    idempotency: 'stored',
    limit: { points: 30, perSeconds: 60 },
    answer: cashbackClaim,
    refusals: ['cashback.too_little'],
  }),
  cashbackClaims: call({
    ...own,
    method: 'GET',
    path: '/wps/cashback/claims',
    summary: 'The member’s claims, newest first',
    query: z.object(pageQuery),
    answer: page(cashbackClaim),
    refusals: [],
  }),
} as const;
