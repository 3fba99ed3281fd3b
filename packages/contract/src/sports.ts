import { z } from 'zod';
import { call } from './call.ts';
import { roomEvents } from './room-pushes.ts';
import {
  acceptPolicies,
  betRefusals,
  eachWay,
  offer,
  slipBody,
  slipShape,
  sportsBet,
} from './sports-bets.ts';
import { sportsReferralCalls } from './sports-referrals.ts';
import {
  count,
  fixture,
  fixtureId,
  market,
  marketKey,
  marketState,
  odds,
  outcomeKey,
  sport,
} from './sports-shapes.ts';
import { amount, instant, localText as names, page, pageQuery, sentText, uuid, whole } from './wire.ts';

const listed = fixture.extend({
  runners: z
    .array(z.object({ code: z.string(), name: names }))
    .meta({ description: 'of a field; empty for two sides' }),
  main: market.nullable().meta({ description: 'who wins' }),
  markets: whole().meta({ description: 'how many are open' }),
});
export type ListedFixture = z.infer<typeof listed>;

/** What those who look at the book hear; a match's page of the match, a list of who wins in every match of the book. */
const bookEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('match'), fixture }),
  z.object({ type: z.literal('markets'), markets: z.array(market).meta({ description: 'that changed' }) }),
  z.object({ type: z.literal('main'), fixture: fixtureId, main: market.nullable(), markets: whole() }),
]);
export type BookEvent = z.infer<typeof bookEvent>;

/** So many matches a player marks as his favourites. */
export const favouritesMost = 50;

/** The room of the book's lists; every match has one by its id. */
export const bookListRoom = 'all';

/**
 * What the rooms of the book send. A match leads from version to version: whoever sees a gap reads it again. The list's room has no
 * versions of its own; of each market the newest counts.
 */
export const bookPushes = {
  'room.events': roomEvents(bookEvent),
} as const;
export type BookPush = z.infer<(typeof bookPushes)['room.events']>;

const menuLeague = z.object({ code: z.string(), name: names, matches: whole(), live: whole() });
const menuRegion = z.object({ code: z.string(), name: names, leagues: z.array(menuLeague) });
const menuSport = z.object({ sport, matches: whole(), live: whole(), regions: z.array(menuRegion) });
export type SportsMenuEntry = z.infer<typeof menuSport>;

/** A match that is over, as whoever follows one of its sides reads it. */
const pastMatch = z.object({
  fixture: fixture.omit({ facts: true }),
  score: z.object({ home: z.string(), away: z.string() }).nullable(),
  winner: z.enum(['home', 'away', 'draw']).nullable().meta({ description: 'null where nobody knows' }),
});
export type PastMatch = z.infer<typeof pastMatch>;

export const sportsCalls = {
  ...sportsReferralCalls,
  sportsBoard: call({
    method: 'GET',
    path: '/lgw/sports/board',
    summary: 'What is in play and what begins next, for whoever looks in; what it says may be a second old',
    module: 'GAMELO3',
    token: 'none',
    query: z.object({ category: z.enum(['SPORTS', 'ESPORTS']).default('SPORTS') }),
    answer: z.object({
      serverTime: instant,
      gameId: z.string(),
      vassalage: z.string(),
      matches: whole().meta({ description: 'how many there are in the book, beyond those that are listed' }),
      live: whole(),
      list: z.array(listed),
    }),
    refusals: [],
  }),
  sportsMenu: call({
    method: 'GET',
    path: '/play/api/sports/menu',
    summary: 'The sports with their regions and leagues, and how many matches each has',
    module: null,
    token: 'play',
    answer: z.object({ sports: z.array(menuSport), serverTime: instant, balance: amount }),
    refusals: [],
  }),
  sportsFixtures: call({
    method: 'GET',
    path: '/play/api/sports/fixtures',
    summary: 'Matches with who is to win, by time',
    module: null,
    token: 'play',
    query: z.object({
      when: z.enum(['live', 'soon', 'today', 'all']).default('all'),
      sport: sport.optional(),
      league: sentText.max(64).optional(),
      ids: z
        .string()
        .max(2_100)
        .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/)
        .optional()
        .meta({ description: 'these matches alone, parted by commas' }),
      search: sentText.trim().max(60).optional(),
    }),
    answer: z.object({ list: z.array(listed), serverTime: instant, isLineOpen: z.boolean() }),
    refusals: [],
  }),
  sportsFixture: call({
    method: 'GET',
    path: '/play/api/sports/fixtures/:fixture',
    summary: 'One match with all of its markets',
    module: null,
    token: 'play',
    params: z.object({ fixture: fixtureId }),
    answer: z.object({
      fixture: fixture.extend({
        people: z.array(
          z.object({ code: z.string(), side: z.enum(['home', 'away']).nullable(), name: names }),
        ),
      }),
      markets: z.array(market),
      version: count.meta({ description: 'rises with every change of the match or its markets' }),
      serverTime: instant,
      isLineOpen: z.boolean().meta({ description: 'false while nothing is heard of its provider' }),
    }),
    refusals: ['sports.fixture_unknown'],
  }),
  sportsForm: call({
    method: 'GET',
    path: '/play/api/sports/fixtures/:fixture/form',
    summary: 'How both sides did of late in this league, and when they met',
    module: null,
    token: 'play',
    params: z.object({ fixture: fixtureId }),
    answer: z.object({
      home: z.array(pastMatch),
      away: z.array(pastMatch),
      meetings: z.array(pastMatch),
    }),
    refusals: ['sports.fixture_unknown'],
  }),
  sportsQuote: call({
    method: 'POST',
    path: '/play/api/sports/quote',
    summary: 'What a slip is now: its odds, and between which stakes it is taken',
    module: null,
    token: 'play',
    body: z.object(slipBody),
    answer: z.object({
      selections: z.array(
        z.object({
          fixture: fixtureId,
          market: marketKey,
          outcome: outcomeKey,
          odds: odds.nullable(),
          state: marketState,
          stakeMax: amount.meta({ description: 'as a single' }),
          eachWay: eachWay.meta({
            description: 'the terms on which it is bet on each way now; null: it is not',
          }),
        }),
      ),
      stakeMin: amount,
      slip: z
        .object({ lines: whole(1), stakeMax: amount.meta({ description: 'of all lines together' }) })
        .nullable()
        .meta({ description: 'null where the selections make no slip of these sizes' }),
      isRelated: z.boolean().meta({ description: 'two of them are of one match' }),
    }),
    refusals: ['game.unavailable', 'game.in_maintenance'],
  }),
  placeSportsBet: call({
    method: 'POST',
    path: '/play/api/sports/bets',
    summary:
      'Place a bet; in play it is decided some seconds later. A repetition with the same key answers the same bet',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 40, perSeconds: 5 },
    body: z.object({
      ...slipBody,
      stake: amount.meta({ description: 'of all lines together' }),
      accept: z.enum(acceptPolicies).meta({ description: 'which changes of the odds it takes' }),
    }),
    answer: z.object({ bet: sportsBet, balance: amount }),
    refusals: [...betRefusals, 'sports.event_happened'],
  }),
  sportsBets: call({
    method: 'GET',
    path: '/play/api/sports/bets',
    summary: 'The member’s bets in the session’s currency, newest first',
    module: null,
    token: 'play',
    query: z.object({ state: z.enum(['open', 'ended']).optional(), ...pageQuery }),
    answer: page(sportsBet).extend({ balance: amount }),
    refusals: [],
  }),
  offerCashOut: call({
    method: 'POST',
    path: '/play/api/sports/bets/:betId/offer',
    summary:
      'What the house pays for an open bet, or for a part of its stake; the offer holds for some seconds',
    module: null,
    token: 'play',
    params: z.object({ betId: uuid }),
    body: z.object({ stake: amount.nullable().meta({ description: 'null: all that stands' }) }),
    answer: offer,
    refusals: ['bet.unknown', 'sports.cash_out_unavailable', 'round.stake_invalid'],
  }),
  setAutoCashOut: call({
    method: 'PUT',
    path: '/play/api/sports/bets/:betId/auto-cash-out',
    summary: 'Have an open bet cashed out whole as soon as the house pays so much for it; null: no more',
    module: null,
    token: 'play',
    params: z.object({ betId: uuid }),
    body: z.object({ atLeast: amount.nullable() }),
    answer: z.object({ bet: sportsBet }),
    refusals: ['bet.unknown', 'bet.ended', 'sports.auto_invalid'],
  }),
  sportsEditWorth: call({
    method: 'GET',
    path: '/play/api/sports/bets/:betId/worth',
    summary:
      'The worth of an open bet if it is changed now: the stake that returns, at today’s odds, what was promised',
    module: null,
    token: 'play',
    params: z.object({ betId: uuid }),
    answer: z.object({ countsFor: amount }),
    refusals: ['bet.unknown', 'sports.edit_unavailable'],
  }),
  editSportsBet: call({
    method: 'PUT',
    path: '/play/api/sports/bets/:betId',
    summary:
      'Change the selections of an open bet before any match begins; no money moves. A repetition with the same key answers the same',
    module: null,
    token: 'play',
    idempotency: 'owned',
    params: z.object({ betId: uuid }),
    body: z.object({
      ...slipShape,
      countsFor: amount.meta({ description: 'as it was shown' }),
      accept: z.enum(acceptPolicies),
    }),
    answer: z.object({ bet: sportsBet, balance: amount }),
    refusals: [...betRefusals, 'bet.unknown', 'bet.ended', 'sports.edit_unavailable', 'sports.edit_moved'],
  }),
  takeCashOut: call({
    method: 'POST',
    path: '/play/api/sports/bets/:betId/cash-out',
    summary: 'Take an offer; a repetition with the same key answers the same',
    module: null,
    token: 'play',
    idempotency: 'owned',
    params: z.object({ betId: uuid }),
    body: z.object({ offerId: uuid }),
    answer: z.object({ bet: sportsBet, paid: amount, balance: amount }),
    refusals: [
      'bet.unknown',
      'sports.cash_out_unavailable',
      'sports.offer_expired',
      'bet.ended',
      'bet.stake_changed',
      'idempotency.mismatch',
    ],
  }),
} as const;
