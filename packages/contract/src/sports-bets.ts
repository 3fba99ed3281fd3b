import { z } from 'zod';
import { fixture, fixtureId, marketKey, odds, outcomeKey } from './sports-shapes.ts';
import { amount, currencyCode, instant, localText as names, uuid, whole } from './wire.ts';

/** Of a slip. The rules of sports judge how many selections its kind takes. */
export const sportsLimits = { selectionsMost: 20, sizesMost: 8 } as const;

const selection = z.object({
  fixture: fixtureId,
  market: marketKey,
  outcome: outcomeKey,
  odds: odds.meta({ description: 'as they were shown' }),
  isBanker: z.boolean().default(false),
  places: whole(2).optional().meta({ description: 'of a slip each way, as they were shown' }),
});
export type SportsSelection = z.input<typeof selection>;

const sizes = z
  .array(whole(1, sportsLimits.selectionsMost))
  .min(1)
  .max(sportsLimits.sizesMost)
  .meta({ description: 'how many selections make a line: [1] a single, [3] a treble, [2, 3, 4] a Yankee' });

/** A half of each line is on a place: so many first places, at this share of the odds to win. */
export const eachWay = z
  .object({ places: whole(2), share: z.string().meta({ description: 'such as 1/5' }) })
  .nullable()
  .meta({ description: 'the terms of its half on a place; null where there are none' });

/** Why selections and a stake make no bet now. */
export const slipRefusals = [
  'sports.fixture_unknown',
  'sports.market_closed',
  'sports.suspended',
  'sports.odds_changed',
  'sports.places_changed',
  'sports.related',
  'sports.slip_invalid',
  'round.stake_invalid',
  'round.win_too_great',
  'idempotency.mismatch',
  'game.unavailable',
  'game.in_maintenance',
] as const;

/** Why a member's bet is not taken. */
export const betRefusals = [
  ...slipRefusals,
  'sports.limit_reached',
  'wallet.insufficient_funds',
  'wallet.limit_reached',
  'protection.excluded',
  'protection.time_used_up',
  'member.suspended',
  'request.too_many',
] as const;

export const slipShape = {
  selections: z.array(selection).min(1).max(sportsLimits.selectionsMost),
  sizes,
};

export const slipBody = {
  ...slipShape,
  isEachWay: z.boolean().default(false).meta({ description: 'every line twice: to win, and on a place' }),
};

export const acceptPolicies = ['any', 'better', 'none'] as const;
export type AcceptPolicy = (typeof acceptPolicies)[number];

const why = z.object({
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const legResults = ['win', 'half_win', 'push', 'half_lose', 'lose', 'void', 'dead_heat'] as const;
export type LegResultName = (typeof legResults)[number];

export const legResult = z.enum(legResults);
const leg = z.object({
  fixture,
  market: marketKey,
  outcome: outcomeKey,
  outcomeName: names.nullable().meta({ description: 'of a person' }),
  odds: odds.meta({ description: 'as they were accepted' }),
  isBanker: z.boolean(),
  isInPlay: z.boolean(),
  takenAt: z.object({ home: whole(), away: whole() }).meta({ description: 'the score at acceptance' }),
  result: legResult.nullable().meta({ description: 'null while it waits' }),
  eachWay,
  placeResult: legResult.nullable().meta({ description: 'of its half on a place' }),
  deductionPercent: whole().meta({ description: 'of what it wins, for withdrawn runners (rule 4)' }),
  why: why.nullable().meta({ description: 'what decided it, as a text and its figures' }),
});
export type SportsLeg = z.infer<typeof leg>;

const betStates = ['open', 'won', 'lost', 'returned', 'cashed_out'] as const;

/** What a bet was before its player changed it. */
const formerSlip = z.object({
  changedAt: instant,
  countsFor: amount,
  lines: whole(1),
  legs: z.array(leg),
});

export const sportsBet = z.object({
  betId: uuid,
  state: z.enum(betStates),
  placedAt: instant,
  endedAt: instant.nullable(),
  stake: amount,
  standing: amount.meta({ description: 'what of the stake still stands' }),
  countsFor: amount.meta({
    description: 'the stake by which it is paid out: another than its own where it was changed',
  }),
  before: z.array(formerSlip).meta({ description: 'oldest first; empty where it was never changed' }),
  cashedOut: amount.meta({ description: 'what cash-outs have paid' }),
  payout: amount.nullable().meta({ description: 'null while it is open' }),
  returnMost: amount.meta({ description: 'if every selection that waits wins' }),
  currency: currencyCode,
  lines: whole(1),
  sizes,
  legs: z.array(leg),
  autoCashOut: amount.nullable().meta({ description: 'cashed out whole once the house pays as much' }),
  isCorrected: z.boolean().meta({ description: 'it was settled anew after a corrected result' }),
});
export type SportsBet = z.infer<typeof sportsBet>;

export const referralStates = ['waiting', 'offered', 'refused', 'expired'] as const;
export type ReferralState = (typeof referralStates)[number];

/** A player's request for a stake above the limits. */
export const referral = z.object({
  referralId: uuid,
  state: z.enum(referralStates),
  stake: amount.meta({ description: 'as it was asked for' }),
  offer: amount.nullable().meta({ description: 'what the trader takes' }),
  until: instant,
});
export type SportsReferral = z.infer<typeof referral>;

export const offer = z.object({
  offerId: uuid,
  stake: amount.meta({ description: 'how much of the stake is given up' }),
  pays: amount,
  marginPercent: z.string(),
  until: instant,
});
export type CashOutOffer = z.infer<typeof offer>;
