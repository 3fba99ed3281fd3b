import { z } from 'zod';
import { call } from './call.ts';
import { chainParams, saltBets, seedChain } from './chain.ts';
import { type RoomPushType, roomEvents, roomOwnNews } from './room-pushes.ts';
import { amount, currencyCode, instant, uuid, whole, wholeText } from './wire.ts';

/** The room of the socket in which the watchers of a shared game sit; which game, its play session's token says. */
export const gameRoomName = 'game';

const hundredths = (description: string) =>
  whole().meta({ description: `${description}, in hundredths: 150 is 1.50` });
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const roundNo = whole(1);
/** A point may lie far beyond what is ever paid. */
const point = z.number().min(100).meta({ description: 'where the flight ended, in hundredths' });

const money = { stake: amount, currency: currencyCode, isTrial: z.boolean() };

/** A bet of anybody's as everybody sees it. */
const publicBet = z.object({
  betId: uuid,
  player: z.string(),
  ...money,
  cashOut: hundredths('where it was cashed out').nullable(),
  payout: amount,
});
export type CrashBet = z.infer<typeof publicBet>;

/** A bet of the caller's own. */
const ownBet = publicBet.extend({
  autoCashOut: hundredths('the standing order').nullable(),
});
export type OwnCrashBet = z.infer<typeof ownBet>;

const phase = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('resting'), no: z.number().int(), nextAt: instant.nullable() }),
  z.object({ phase: z.literal('betting'), no: roundNo, closesAt: instant, takesOffAt: instant }),
  z.object({ phase: z.literal('flying'), no: roundNo, startedAt: instant }),
  z.object({
    phase: z.literal('settling'),
    no: roundNo,
    point,
    endedAt: instant,
    isInterrupted: z.boolean(),
  }),
]);

/** Bets that everybody sees at most, of however many there are. */
export const crashBoardRows = 12;

/** What all bets of a round come to. */
const boardTotals = {
  betCount: z.number().int(),
  outCount: z.number().int().meta({ description: 'bets that were cashed out' }),
  totals: z
    .array(z.object({ currency: currencyCode, isTrial: z.boolean(), stake: amount, payout: amount }))
    .meta({ description: 'of all bets of one kind of money; trial money apart' }),
};

/** What everybody may know of the course of a round, in order. */
const roundEvents = [
  z.object({ type: z.literal('betting'), no: roundNo, closesAt: instant, takesOffAt: instant }),
  z.object({ type: z.literal('flight'), no: roundNo, startedAt: instant }),
  z.object({ type: z.literal('crashed'), no: roundNo, point, endedAt: instant, isInterrupted: z.boolean() }),
  z.object({ type: z.literal('settled'), no: roundNo, nextAt: instant }),
] as const;
const roundEvent = z.discriminatedUnion('type', roundEvents);
export type CrashRoundEvent = z.infer<typeof roundEvent>;

/** What watchers hear: the course of the round, and how its bets stand, of which they see the greatest. */
const crashEvent = z.discriminatedUnion('type', [
  ...roundEvents,
  z.object({
    type: z.literal('bets'),
    ...boardTotals,
    rows: z
      .array(publicBet)
      .meta({ description: 'those of the greatest that are new or otherwise than they were told' }),
  }),
]);
export type CrashRoomEvent = z.infer<typeof crashEvent>;

/**
 * What the room of the rocket sends, by message type. Whoever sees a gap between the versions asks `crashState`. A member is told those
 * of his bets that changed.
 */
export const crashPushes = {
  'room.events': roomEvents(crashEvent),
  'room.own': roomOwnNews(ownBet),
} as const;
export type CrashPush<Type extends RoomPushType> = z.infer<(typeof crashPushes)[Type]>;

const crashRound = z.object({
  no: roundNo,
  seedPairId: z.string().meta({ description: 'by which bets on it are recorded' }),
  commitment: hex64.meta({ description: 'SHA-256 of the seed, known before the round' }),
  serverSeed: hex64,
  clientSeed: z.string().meta({ description: 'the chain’s salt' }),
  point,
  endedAt: instant,
});

export const crashCalls = {
  crashState: call({
    method: 'GET',
    path: '/play/api/crash',
    summary: 'The room of crash as it stands, and the course of the rounds that was missed since a version',
    module: null,
    token: 'play',
    query: z.object({ after: wholeText(0).optional() }),
    answer: z.object({
      version: z.number().int(),
      serverTime: instant,
      events: z
        .array(roundEvent)
        .nullable()
        .meta({ description: 'since `after`; null where nothing was asked or it is not kept any more' }),
      room: z.object({
        state: phase,
        commitment: hex64.nullable().meta({ description: 'of the round that is on' }),
        ...boardTotals,
        rows: z.array(publicBet).meta({ description: 'the greatest stakes of the round' }),
        mine: z.array(ownBet),
      }),
    }),
    refusals: ['game.unavailable'],
  }),
  placeCrashBet: call({
    method: 'POST',
    path: '/play/api/crash/bets',
    summary: 'Bet on the round whose bets are open; a repetition with the same key answers the same bet',
    module: null,
    token: 'play',
    idempotency: 'owned',
    limit: { points: 20, perSeconds: 1 },
    body: z.object({
      no: roundNo,
      stake: amount,
      autoCashOut: hundredths('where to cash out, whoever is there by then').nullable(),
    }),
    answer: z.object({
      bet: ownBet,
      balance: amount.nullable(),
      countedAt: instant,
      version: z.number().int(),
    }),
    refusals: [
      'room.bets_closed',
      'room.bets_too_many',
      'round.stake_invalid',
      'round.bet_invalid',
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
      'idempotency.mismatch',
      'game.unavailable',
      'game.in_maintenance',
    ],
  }),
  cashOutCrash: call({
    method: 'POST',
    path: '/play/api/crash/bets/:betId/cash-out',
    summary:
      'Cash a bet out; it counts at the moment in which the server receives it, and the answer says which',
    module: null,
    token: 'play',
    limit: { points: 20, perSeconds: 1 },
    params: z.object({ betId: uuid }),
    answer: z.object({
      bet: ownBet,
      balance: amount.nullable(),
      countedAt: instant,
      version: z.number().int(),
    }),
    refusals: ['round.unknown', 'room.too_early', 'room.too_late', 'game.unavailable'],
  }),
  crashRounds: call({
    method: 'GET',
    path: '/play/api/crash/rounds',
    summary: 'The last rounds with their seeds, and what the chain was committed to',
    module: null,
    token: 'play',
    answer: z.object({
      chain: seedChain.nullable(),
      rounds: z.array(crashRound),
    }),
    refusals: ['game.unavailable'],
  }),
  crashSaltBets: call({
    method: 'GET',
    path: '/play/api/crash/chains/:firstRound/bets',
    summary: 'The bets that gave a chain its salt',
    module: null,
    token: 'play',
    params: chainParams,
    answer: saltBets,
    refusals: ['game.unavailable'],
  }),
} as const;
