import { z } from 'zod';
import { signedBody } from './signed-body.ts';
import type { VendorRefusalCode } from './vendor-refusals.ts';
import { amount, currencyCode, instant, languageCode, sentText } from './wire.ts';

/** A vendor's own name for something: unique for ever within that vendor. */
const vendorId = z
  .string()
  .regex(/^[\w.:-]{1,64}$/)
  .meta({ description: 'the vendor’s own id: 1 to 64 letters, digits and . _ : -' });

const sessionToken = sentText.min(16).max(512).meta({ description: 'as `authenticate` answered it' });

const signed = <const Call extends string>(call: Call) => signedBody(call, 'a transaction');

const money = { amount, currency: currencyCode };

/** What a transaction did, the same however often it is sent. */
const transactionAnswer = z.object({
  transactionId: vendorId,
  roundId: vendorId,
  amount: amount.meta({ description: 'what moved' }),
  currency: currencyCode,
  balance: amount.nullable().meta({
    description: 'the player’s balance right after it; null for a rollback whose bet never came',
  }),
  at: instant,
});

/** One call of the seamless wallet as data: the server binds it, and the page for vendors is written from it. */
export interface VendorCall {
  readonly path: `/vendor/wallet/:vendor/${string}`;
  readonly summary: string;
  /** What a vendor has to know beyond the shapes. */
  readonly notes: readonly string[];
  readonly body: z.ZodObject;
  readonly answer: z.ZodObject;
  readonly refusals: readonly VendorRefusalCode[];
}

const vendorCall = <const C extends VendorCall>(declared: C): C => declared;

export const vendorCalls = {
  authenticate: vendorCall({
    path: '/vendor/wallet/:vendor/authenticate',
    summary: 'Exchange the token of the game’s address for a session',
    notes: [
      'The token lives for a minute and is spent by this call, whatever becomes of the answer. If the answer was lost, the player opens the game anew.',
      'The session lives as long as the player’s own. `playerId` is the same for ever and says nothing about the person.',
      'Play money (`isTrial`) looks like the real currency and never mixes with it: keep its books apart.',
    ],
    body: z.object({ ...signed('authenticate'), token: sentText.min(16).max(512) }),
    answer: z.object({
      sessionToken,
      playerId: z.uuid(),
      gameId: vendorId,
      currency: currencyCode,
      currencyDigits: z.number().int(),
      isTrial: z.boolean(),
      balance: amount,
      stakeMin: amount,
      stakeMax: amount,
      language: languageCode,
    }),
    refusals: ['vendor.token_invalid', 'game.unavailable', 'protection.excluded', 'protection.time_used_up'],
  }),
  balance: vendorCall({
    path: '/vendor/wallet/:vendor/balance',
    summary: 'Read the player’s balance',
    notes: ['Counts as a sign of life of the session.'],
    body: z.object({ ...signed('balance'), sessionToken }),
    answer: z.object({ balance: amount, currency: currencyCode, isTrial: z.boolean() }),
    refusals: ['vendor.session_over', 'protection.excluded', 'protection.time_used_up'],
  }),
  bet: vendorCall({
    path: '/vendor/wallet/:vendor/bet',
    summary: 'Take a stake',
    notes: [
      'The first bet of a round opens it. A round belongs to one player, one game and one currency.',
      'The only call that needs a live session, and the only one that limits, exclusions and too little money refuse.',
      'When the answer is lost, send the same transaction again, or roll it back. Both are safe, in any order.',
    ],
    body: z.object({
      ...signed('bet'),
      sessionToken,
      transactionId: vendorId,
      roundId: vendorId,
      gameId: vendorId,
      ...money,
    }),
    answer: transactionAnswer,
    refusals: [
      'vendor.session_over',
      'vendor.game_differs',
      'vendor.round_differs',
      'vendor.round_ended',
      'vendor.bet_rolled_back',
      'vendor.transaction_reused',
      'vendor.amount_invalid',
      'vendor.stake_out_of_range',
      'vendor.currency_differs',
      'game.unavailable',
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
      'member.suspended',
    ],
  }),
  win: vendorCall({
    path: '/vendor/wallet/:vendor/win',
    summary: 'Pay a win, or note that a round was lost with an amount of zero',
    notes: [
      'Lands whatever has become of the player since: logged out, suspended, excluded. It needs no session.',
      'A win is final. What was paid by mistake is put right by people, with a reason, never by a call.',
      'With `endsRound` the round ends in the same moment. A win after the end still lands.',
    ],
    body: z.object({
      ...signed('win'),
      transactionId: vendorId,
      roundId: vendorId,
      ...money,
      endsRound: z.boolean().default(false),
    }),
    answer: transactionAnswer,
    refusals: [
      'vendor.round_unknown',
      'vendor.round_void',
      'vendor.transaction_reused',
      'vendor.amount_invalid',
      'vendor.currency_differs',
    ],
  }),
  refund: vendorCall({
    path: '/vendor/wallet/:vendor/refund',
    summary: 'Give back a part or all of a bet that was taken',
    notes: [
      'Lands at any time. Of one bet at most its stake is given back, by all refunds together.',
      'Of a round that has paid a win something of its stakes stays staked: what would leave nothing is refused with `vendor.round_paid`.',
    ],
    body: z.object({
      ...signed('refund'),
      transactionId: vendorId,
      betId: vendorId,
      roundId: vendorId,
      ...money,
    }),
    answer: transactionAnswer,
    refusals: [
      'vendor.bet_unknown',
      'vendor.bet_rolled_back',
      'vendor.refund_above_bet',
      'vendor.round_paid',
      'vendor.round_differs',
      'vendor.transaction_reused',
      'vendor.amount_invalid',
      'vendor.currency_differs',
    ],
  }),
  rollback: vendorCall({
    path: '/vendor/wallet/:vendor/rollback',
    summary: 'Undo a bet, whether or not it ever arrived',
    notes: [
      'Gives back what is left of the stake. A bet that is not known yet is buried: should it come later, it is refused with `vendor.bet_rolled_back` and takes nothing.',
      'Lands at any time, also after the round’s end. A second rollback of the same bet moves nothing.',
      'The last stake of a round that has paid a win is not given back any more: `vendor.round_paid`.',
    ],
    body: z.object({
      ...signed('rollback'),
      transactionId: vendorId,
      betId: vendorId,
      roundId: vendorId,
      currency: currencyCode,
    }),
    answer: transactionAnswer,
    refusals: [
      'vendor.round_paid',
      'vendor.round_differs',
      'vendor.transaction_reused',
      'vendor.currency_differs',
    ],
  }),
  roundEnd: vendorCall({
    path: '/vendor/wallet/:vendor/roundEnd',
    summary: 'End a round: no bet is taken in it any more',
    notes: ['Every round that holds a stake has to be ended, by this call or by a win with `endsRound`.'],
    body: z.object({
      ...signed('roundEnd'),
      transactionId: vendorId,
      roundId: vendorId,
      currency: currencyCode,
    }),
    answer: transactionAnswer,
    refusals: ['vendor.round_unknown', 'vendor.transaction_reused', 'vendor.currency_differs'],
  }),
  reconcile: vendorCall({
    path: '/vendor/wallet/:vendor/reconcile',
    summary: 'Compare the books of both sides',
    notes: [
      'Once a day, for each currency and for play money apart: every round that ended in the interval, by the `at` that the end was answered with. A long interval is sent in pieces of at most a thousand rounds.',
      'A round’s stake is what was taken less what was given back. Rounds that differ, or that one side does not know, are named with both sides’ figures; people look into them.',
      '`openRounds` are rounds that still hold a stake a day after they began: end them or roll their bets back.',
    ],
    body: z.object({
      ...signed('reconcile'),
      from: instant,
      to: instant,
      currency: currencyCode,
      isTrial: z.boolean(),
      rounds: z.array(z.object({ roundId: vendorId, stake: amount, payout: amount })).max(1_000),
    }),
    answer: z.object({
      isEqual: z.boolean(),
      rounds: z.number().int(),
      stake: amount,
      payout: amount,
      differences: z.array(
        z.object({
          roundId: vendorId,
          house: z.object({ stake: amount, payout: amount }).nullable(),
          vendor: z.object({ stake: amount, payout: amount }).nullable(),
        }),
      ),
      openRounds: z.array(vendorId),
    }),
    refusals: ['vendor.currency_differs', 'vendor.amount_invalid', 'vendor.interval_invalid'],
  }),
} as const;

export type VendorCallName = keyof typeof vendorCalls;
export type VendorCallBody<Name extends VendorCallName> = z.output<(typeof vendorCalls)[Name]['body']>;
export type VendorCallAnswer<Name extends VendorCallName> = z.input<(typeof vendorCalls)[Name]['answer']>;

/** The headers of a request; everything else that is signed stands in the body. */
export const vendorHeaders = { key: 'x-vendor-key', signature: 'x-vendor-signature' } as const;

/** How far `sentAt` may lie from now, in either direction; for as long a `requestId` is remembered. */
export const vendorRequestWindowMs = 300_000;
