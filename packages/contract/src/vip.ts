import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, instant } from './wire.ts';

const levelRef = z.object({
  rankLevel: z.number().int(),
  labelName: z.string(),
  title: z.string(),
  turnover: amount.meta({ description: 'from how much turnover in all the level is' }),
});

/** VIP: levels, what each brings, and how far a member has come. */
export const vipCalls = {
  vipLevels: call({
    method: 'GET',
    path: '/wps/vip/levels',
    summary: 'The levels in force, with the turnover from which each is and what it brings',
    module: 'COMM3',
    token: 'none',
    answer: z.object({
      version: z.number().int(),
      since: instant.nullable().meta({ description: 'null for the levels of a new installation' }),
      currency: currencyCode,
      levels: z.array(levelRef.extend({ benefits: z.array(z.string()) })),
    }),
    refusals: [],
  }),
  rankProgress: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerRankProgress',
    summary:
      'The member’s level, the turnover of all settled rounds for real money, and what is missing to the next level',
    module: 'COMM3',
    token: 'session',
    answer: z.object({
      rankLevel: z.number().int(),
      labelName: z.string(),
      title: z.string(),
      isTrial: z.boolean().meta({ description: 'play money counts for nothing' }),
      turnover: amount,
      currency: currencyCode,
      next: levelRef.nullable(),
      missing: amount.nullable(),
      percent: z.number().int().min(0).max(100),
      changes: z
        .array(
          z.object({
            rankLevel: z.number().int(),
            title: z.string(),
            at: instant,
            turnover: amount.meta({ description: 'what had been counted when the level was reached' }),
            ladderVersion: z
              .number()
              .int()
              .meta({ description: 'the version of the levels that was in force' }),
          }),
        )
        .meta({ description: 'every level that was reached, newest first, and by what' }),
    }),
    refusals: [],
  }),
} as const;
