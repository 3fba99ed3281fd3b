import { z } from 'zod';
import { call } from './call.ts';
import { proposalId } from './office-approvals.ts';
import { legResult, referral, sportsBet } from './sports-bets.ts';
import { fixture, fixtureId, marketKey, marketState, odds, outcomeKey, sport } from './sports-shapes.ts';
import {
  amount,
  currencyCode,
  id,
  instant,
  localText,
  page,
  pageQuery,
  rangeQuery,
  sentText,
  signedAmount,
  uuid,
  whole,
} from './wire.ts';

/** What a trader may do to the chance of an outcome, in percent of it, before the margin. */
export const moveLimits = { most: 50 } as const;

const holds = ['suspended', 'closed'] as const;
export type MarketHold = (typeof holds)[number];

/** `late`: placed after something had happened of which the house had not heard. */
export const betSigns = ['late', 'opposing', 'repeated'] as const;
export type BetSign = (typeof betSigns)[number];

export const matchChoices = ['live', 'coming', 'stopped', 'waiting', 'over'] as const;
export type MatchChoice = (typeof matchChoices)[number];

/** By what a report of margins sums. */
export const marginParts = ['sport', 'league', 'kind'] as const;
export type MarginPart = (typeof marginParts)[number];

const reason = sentText.trim().min(3).max(300);

const money = { currency: currencyCode, isTrial: z.boolean() };
const taken = z.object({
  ...money,
  bets: whole(),
  stake: amount,
  standing: amount.meta({ description: 'stakes of open bets' }),
  risk: amount.meta({ description: 'what the house loses on open bets at most, on top of their stakes' }),
  paid: amount,
});
export type MatchTaking = z.infer<typeof taken>;

const onOutcome = z.object({
  ...money,
  bets: whole(),
  stake: amount,
  standing: amount,
  couldPay: amount.meta({ description: 'what open bets return if they win' }),
  paid: amount,
});
export type OutcomeStake = z.infer<typeof onOutcome>;

const match = z.object({
  id: fixtureId,
  fixture,
  provider: z.string(),
  isHeard: z.boolean().meta({ description: 'false while nothing is heard of its provider' }),
  hold: z.enum(holds).nullable().meta({ description: 'on the whole match, by a trader' }),
  voided: z.string().nullable().meta({ description: 'why all stakes on it were given back' }),
  openMarkets: whole(),
  heldMarkets: whole(),
  taken: z
    .array(taken)
    .meta({ description: 'in lists as of some seconds ago; bets on several matches with their first' }),
});
export type OfficeMatch = z.infer<typeof match>;

const tradedMarket = z.object({
  key: marketKey,
  state: marketState,
  hold: z.enum(holds).nullable(),
  voided: z.string().nullable(),
  decided: z.string().nullable().meta({ description: 'why it was decided by hand' }),
  outcomes: z.array(
    z.object({
      key: outcomeKey,
      odds: odds.nullable(),
      movedPercent: z.number().int(),
      stakes: z.array(onOutcome),
      result: legResult.nullable(),
    }),
  ),
  multiples: z.array(onOutcome).meta({ description: 'bets on other matches too; each counts whole' }),
});
export type TradedMarket = z.infer<typeof tradedMarket>;

const askedReferral = referral.extend({
  id: uuid,
  memberId: id,
  account: z.string(),
  ...money,
  most: amount.meta({ description: 'the limit when it was asked for' }),
  legs: z.array(
    z.object({
      fixture,
      market: marketKey,
      outcome: outcomeKey,
      outcomeName: localText.nullable(),
      odds,
    }),
  ),
  lines: whole(1),
  returnMost: amount.meta({ description: 'of what is asked for, if all of it wins' }),
  askedAt: instant,
  answeredBy: z.string().nullable(),
});
export type AskedReferral = z.infer<typeof askedReferral>;

const reader = { module: null, token: 'operator', permission: 'trading.read' } as const;
const trader = { module: null, token: 'operator', permission: 'trading.write', method: 'POST' } as const;
const params = z.object({ fixture: fixtureId });
const market = marketKey.nullable().meta({ description: 'null: the whole match' });

export const officeSportsCalls = {
  officeMatches: call({
    ...reader,
    method: 'GET',
    path: '/office/api/sports/matches',
    summary:
      'Matches with what stands on them: those in play and to come by their start, those that are over newest first',
    query: z.object({
      choice: z.enum(matchChoices).optional(),
      sport: sport.optional(),
      search: sentText.trim().max(60).optional(),
      ...pageQuery,
    }),
    answer: page(match),
    refusals: [],
  }),
  officeMatch: call({
    ...reader,
    method: 'GET',
    path: '/office/api/sports/matches/:fixture',
    summary: 'One match with its markets, what stands on each outcome, and what a trader has done',
    params,
    answer: z.object({
      match,
      people: z.array(z.object({ code: z.string(), name: localText })),
      markets: z.array(tradedMarket),
    }),
    refusals: ['sports.fixture_unknown'],
  }),
  officeMatchBets: call({
    ...reader,
    method: 'GET',
    path: '/office/api/sports/matches/:fixture/bets',
    summary: 'Bets on a match that were not given back, newest first',
    params,
    query: z.object(pageQuery),
    answer: page(sportsBet.extend({ id: uuid, memberId: id, account: z.string(), isTrial: z.boolean() })),
    refusals: ['sports.fixture_unknown'],
  }),
  officeBetSigns: call({
    ...reader,
    method: 'GET',
    path: '/office/api/sports/signs',
    summary: 'Bets that are worth a look, by member and market, the latest first',
    query: z.object({ sign: z.enum(betSigns).optional(), fixture: fixtureId.optional(), ...pageQuery }),
    answer: page(
      z.object({
        id: z.string(),
        fixture,
        market: marketKey,
        memberId: id,
        account: z.string(),
        sign: z.enum(betSigns),
        bets: whole(1),
        stake: amount,
        ...money,
        at: instant,
      }),
    ),
    refusals: [],
  }),
  officeMargins: call({
    ...reader,
    method: 'GET',
    path: '/office/api/sports/margins',
    summary: 'What was staked, paid and kept on matches that began within a range',
    query: z.object({ by: z.enum(marginParts).default('sport'), sport: sport.optional(), ...rangeQuery }),
    answer: z.object({
      rows: z.array(
        z.object({
          part: z.string().meta({ description: 'a sport, a league by its code, or a kind of market' }),
          name: localText.nullable().meta({ description: 'of a league' }),
          ...money,
          bets: whole(),
          stake: amount,
          standing: amount,
          paid: amount,
          kept: signedAmount.meta({ description: 'of what is over: stakes less what was paid' }),
          keptPercent: z.string().nullable().meta({ description: 'of those stakes' }),
        }),
      ),
    }),
    refusals: [],
  }),
  officeReferrals: call({
    ...reader,
    method: 'GET',
    path: '/office/api/sports/referrals',
    summary:
      'Stakes that players ask a trader for: those who wait, longest first, then the last that were answered',
    answer: z.object({ list: z.array(askedReferral), serverTime: instant }),
    refusals: [],
  }),
  officeAnswerReferral: call({
    ...trader,
    path: '/office/api/sports/referrals/:referralId',
    summary: 'Take so much of it, or nothing; the player may place it for a minute',
    params: z.object({ referralId: uuid }),
    body: z.object({ offer: amount.nullable() }),
    answer: askedReferral,
    refusals: ['sports.referral_unknown', 'sports.referral_over', 'round.stake_invalid'],
  }),
  officeHoldMarket: call({
    ...trader,
    path: '/office/api/sports/matches/:fixture/hold',
    summary: 'Stop bets on a match or a market, or let them go on; kept over whatever the provider says',
    params,
    body: z.object({ market, hold: z.enum(holds).nullable(), reason }),
    answer: match,
    refusals: ['sports.fixture_unknown', 'sports.market_unknown'],
  }),
  officeMoveMarket: call({
    ...trader,
    path: '/office/api/sports/matches/:fixture/move',
    summary:
      'Move the chance of an outcome by so many percent, others making room; far moves wait for a second trader. 0 takes a move back',
    params,
    body: z.object({
      market: marketKey,
      outcome: outcomeKey,
      percent: z.number().int().min(-moveLimits.most).max(moveLimits.most),
      reason,
    }),
    answer: z.object({ proposalId }),
    refusals: [
      'sports.fixture_unknown',
      'sports.market_unknown',
      'sports.move_invalid',
      'approval.already_open',
    ],
  }),
  officeDecideMarket: call({
    ...trader,
    path: '/office/api/sports/matches/:fixture/result',
    summary:
      'Decide a market of a match that has begun, where its provider did not: these outcomes win, the others lose. A second trader approves',
    params,
    body: z.object({
      market: marketKey,
      winners: z.array(outcomeKey).min(1).max(20),
      reason: reason.meta({ description: 'members read it' }),
    }),
    answer: z.object({ proposalId }),
    refusals: [
      'sports.fixture_unknown',
      'sports.market_unknown',
      'sports.already_void',
      'sports.result_early',
      'sports.result_invalid',
      'approval.already_open',
    ],
  }),
  officeVoidMarket: call({
    ...trader,
    path: '/office/api/sports/matches/:fixture/void',
    summary: 'Give the stakes on a match or a market back; where much stands on it, a second trader approves',
    params,
    body: z.object({ market, reason: reason.meta({ description: 'members read it' }) }),
    answer: z.object({ proposalId }),
    refusals: [
      'sports.fixture_unknown',
      'sports.market_unknown',
      'sports.already_void',
      'approval.already_open',
    ],
  }),
} as const;
