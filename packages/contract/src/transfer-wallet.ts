import { z } from 'zod';
import { type RefusalSheet, signedBody } from './signed-body.ts';
import type { VendorCall } from './vendor-wallet.ts';
import { amount, currencyCode, instant, whole } from './wire.ts';

/** The same rules as the other way round. */
const signed = <const Call extends string>(call: Call) => signedBody(call, 'the same transfer');

const playerId = z.uuid().meta({ description: 'as `authenticate` told it' });
const money = {
  currency: currencyCode,
  currencyDigits: z.number().int(),
  isTrial: z.boolean().meta({ description: 'play money: a wallet of its own' }),
};
const transferId = z.uuid().meta({ description: 'the house’s own id of the transfer, used once for ever' });
const gameId = z.string().regex(/^[a-z0-9-]{3,60}$/);

const moving = { playerId, transferId, amount, ...money };
const moved = z.object({
  transferId,
  amount: amount.meta({ description: 'what moved: always the whole' }),
  balance: amount.meta({ description: 'of the wallet, right after it' }),
  at: instant,
});

/** A call that the house makes to a vendor who keeps wallets: both sides are checked by it, and the page for vendors is written from it. */
export interface TransferWalletCall extends Omit<VendorCall, 'path' | 'refusals'> {
  readonly refusals: readonly TransferWalletRefusalCode[];
}

/**
 * What a vendor may refuse the house: its HTTP status, what it means, and what the house does next.
 * - `never`: nothing moved and nothing will; money that was on its way in goes back to the player.
 * - `again`: nobody can tell; the house asks for the transfer’s status until it knows.
 */
export const transferWalletRefusals = {
  'wallet.signature_invalid': [401, 'again', 'The key is unknown, or the signature is not that of the body.'],
  'wallet.request_stale': [401, 'again', '`sentAt` lies more than five minutes from your clock.'],
  'wallet.request_replayed': [409, 'again', 'A request with this `requestId` was received before.'],
  'wallet.request_malformed': [400, 'again', 'The body is not what the call expects.'],
  'wallet.amount_invalid': [
    422,
    'never',
    'Not an amount above zero with exactly the digits of its currency.',
  ],
  'wallet.currency_unknown': [422, 'never', 'You keep no wallets in this currency.'],
  'wallet.insufficient_funds': [422, 'never', 'The wallet holds less.'],
  'wallet.transfer_reused': [409, 'never', 'The id was used before for something else.'],
  'wallet.transfer_buried': [
    409,
    'never',
    'The house asked about this transfer before it came: it is never carried out.',
  ],
  'wallet.maintenance': [
    503,
    'never',
    'No money comes in at present. Money that goes out is not refused for it.',
  ],
  'wallet.failed': [500, 'again', 'A fault of yours.'],
} as const satisfies RefusalSheet;

export type TransferWalletRefusalCode = keyof typeof transferWalletRefusals;

const walletCall = <const C extends TransferWalletCall>(declared: C): C => declared;

const refusalsOfMoving = [
  'wallet.amount_invalid',
  'wallet.currency_unknown',
  'wallet.transfer_reused',
  'wallet.transfer_buried',
] as const;

export const transferWalletCalls = {
  transferIn: walletCall({
    summary: 'Bring money into the player’s wallet',
    notes: [
      'Once for each `transferId`: the same again with the same content is answered as the first time and moves nothing, whatever has become of the wallet since.',
      'A wallet begins with its first transfer; nothing opens it before.',
    ],
    body: z.object({ ...signed('transferIn'), ...moving }),
    answer: moved,
    refusals: [...refusalsOfMoving, 'wallet.maintenance'],
  }),
  transferOut: walletCall({
    summary: 'Bring money back from the player’s wallet',
    notes: [
      'The whole amount or nothing. Money on bets that are not settled is not in the wallet.',
      'Never refused for maintenance, nor for anything that became of the player: what is his he may take back.',
    ],
    body: z.object({ ...signed('transferOut'), ...moving }),
    answer: moved,
    refusals: [...refusalsOfMoving, 'wallet.insufficient_funds'],
  }),
  transferStatus: walletCall({
    summary: 'Say what became of a transfer, and bury it where it never came',
    notes: [
      '`done`: it was carried out, whenever. `absent`: it was not and never will be. A transfer that you do not know is written down as buried by this very call, so that it is refused with `wallet.transfer_buried` should it come later; your primary key decides between the two.',
      'A transfer that you refused and do not keep is unknown to you: bury it too.',
    ],
    body: z.object({ ...signed('transferStatus'), transferId }),
    answer: z.object({
      transferId,
      state: z.enum(['done', 'absent']),
      amount: amount.nullable().meta({ description: 'what moved; null where it is absent' }),
      at: instant,
    }),
    refusals: [],
  }),
  walletBooks: walletCall({
    summary: 'Tell the wallet’s balance and everything that made it, since it began',
    notes: [
      '`balance` is always `in` less `out` plus what was paid less what was staked. Sums only ever grow: a mistake is put right by people, never by a smaller sum.',
      'A stake counts when it leaves the wallet, a payout when it comes back. One moment, one snapshot: read all of it in one transaction.',
      'The house books what has grown as plays of those games. A wallet that never was answers zeros.',
    ],
    body: z.object({ ...signed('walletBooks'), playerId, ...money }),
    answer: z.object({
      balance: amount,
      in: amount,
      out: amount,
      games: z.array(z.object({ gameId, rounds: whole(), staked: amount, paid: amount })).max(200),
      at: instant,
    }),
    refusals: ['wallet.currency_unknown'],
  }),
} as const;

export type TransferWalletCallName = keyof typeof transferWalletCalls;
export type TransferWalletBody<Name extends TransferWalletCallName> = z.output<
  (typeof transferWalletCalls)[Name]['body']
>;
export type TransferWalletAnswer<Name extends TransferWalletCallName> = z.output<
  (typeof transferWalletCalls)[Name]['answer']
>;
