import { z } from 'zod';
import { amount, instant, whole } from './wire.ts';

const count = whole();
const chips = z.string().regex(/^\d+$/);

/** What a contest offers, before anybody has sat down. Money but for `stack`. */
export const contestTerms = z.object({
  code: z.string().meta({ description: 'which of the game’s contests', example: 'sng-6' }),
  kind: z.enum(['sit_and_go', 'pool', 'deals']),
  entry: amount.meta({ description: 'goes into the prizes' }),
  fee: amount,
  pool: amount.meta({ description: 'all prizes together' }),
  prizes: z.array(amount).meta({ description: 'from the first place on' }),
  stack: chips.meta({ description: 'chips at the start; in a pool the points with which one is out' }),
  deals: count.meta({ description: 'how many are played, of a contest by deals' }),
  levelMinutes: z.number().nullable().meta({ description: 'null where stakes do not rise' }),
});
export type ContestTermsView = z.infer<typeof contestTerms>;

export const contestStages = ['registering', 'playing', 'over'] as const;
export const contestStage = z.enum(contestStages);

/** How a room's contest stands. Stacks, pots and bets of its hands are chips, which are written as whole numbers. */
export const contestView = contestTerms.extend({
  stage: contestStage,
  level: count.meta({ description: 'from 1' }),
  stake: chips.meta({ description: 'of the level: the big blind, or a point' }),
  nextStake: chips.nullable(),
  nextLevelAt: instant.nullable(),
  hands: count.meta({ description: 'how many were played' }),
});
export type ContestView = z.infer<typeof contestView>;

export const contestResult = z.object({
  place: count,
  prize: amount.nullable().meta({ description: 'once the contest is over' }),
});

export const contestEvents = [
  ...(['begun', 'finished', 'called_off'] as const).map((type) => z.object({ type: z.literal(type) })),
  z.object({ type: z.literal('placed'), seat: z.number().int().min(0).max(9), place: count }),
  z.object({ type: z.literal('level'), level: count }),
] as const;
