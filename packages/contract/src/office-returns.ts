import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, instant, localText, rate } from './wire.ts';

/**
 * How payouts stand to what they were due; `unjudged` where the rules of the version are not known any more, and of a day of which
 * nobody noted what was open at its end; `counting` while its rounds are still being read; `outside` of a vendor's game, whose outcomes
 * the house does not draw.
 */
export const returnVerdicts = ['inside', 'above', 'below', 'unjudged', 'counting', 'outside'] as const;
/** Stands for the version of an outside vendor's game: the house knows none. */
export const outsideVersion = 'outside';
export type ReturnVerdict = (typeof returnVerdicts)[number];

const share = rate.nullable();
const judged = {
  verdict: z.enum(returnVerdicts),
  measured: share.meta({ description: 'payouts as a part of stakes' }),
  due: share.meta({
    description:
      'the same as the rules have it, for the very bets that were placed and the choices that were made',
  }),
  from: share.meta({ description: 'the lower end of the band' }),
  to: share,
};
const figures = { rounds: z.number().int(), stake: amount, payout: amount };
const code = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);
const version = z
  .string()
  .max(20)
  .regex(/^[\w.-]+$/);

const office = {
  method: 'GET',
  module: null,
  token: 'operator',
  permission: 'books.read',
  always: true,
} as const;

/** The back office: what games have returned of real stakes, held against their sheets. */
export const officeReturnCalls = {
  officeReturns: call({
    ...office,
    path: '/office/api/returns',
    summary: 'What each version of each game has returned, with the band that holds however often one looks',
    query: z.object({ gameId: code.optional() }),
    answer: z.object({
      readTo: instant.nullable().meta({ description: 'rounds played later are not in the figures yet' }),
      versions: z.array(
        z.object({
          gameId: z.string(),
          name: localText,
          version: z.string(),
          isCurrent: z.boolean().meta({ description: 'new rounds are played with this version' }),
          currency: currencyCode,
          ...figures,
          sheet: share.meta({ description: 'the least return that the sheet names' }),
          ...judged,
          firstAt: instant,
          lastAt: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  officeReturnDays: call({
    ...office,
    path: '/office/api/returns/:gameId/:version/days',
    summary: 'What a version had returned at the end of each day on which it was played',
    params: z.object({ gameId: code, version }),
    query: z.object({ currency: currencyCode }),
    answer: z.object({
      days: z.array(
        z.object({
          day: z.iso.date(),
          ...figures,
          soFar: z
            .object(judged)
            .meta({ description: 'of all rounds up to the end of the day, with what was open then' }),
        }),
      ),
    }),
    refusals: [],
  }),
  officeReturnParts: call({
    ...office,
    path: '/office/api/returns/:gameId/:version/parts',
    summary: 'What each part of a version’s bets has returned, such as the shots at one kind of fish',
    params: z.object({ gameId: code, version }),
    query: z.object({ currency: currencyCode }),
    answer: z.object({
      texts: z
        .string()
        .nullable()
        .meta({ description: 'the bundle of the game’s texts, in which parts have names' }),
      parts: z.array(
        z.object({
          name: z.array(z.string()).meta({ description: 'keys of that bundle' }),
          ...figures,
          ...judged,
        }),
      ),
    }),
    refusals: [],
  }),
} as const;
