import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, instant, localText, page, pageQuery, sentText, uuid } from './wire.ts';

/**
 * `sending`: the vendor is being told. `in_doubt`: nobody knows yet whether it heard; it is asked until it says so. `done`: the
 * money arrived. `returned`: it is back where it came from.
 */
export const walletTransferStates = ['sending', 'in_doubt', 'done', 'returned'] as const;
export type WalletTransferState = (typeof walletTransferStates)[number];

export const walletDirections = ['in', 'out'] as const;

const vassalage = sentText.min(1).max(40);

export const walletTransfer = z.object({
  id: uuid,
  vassalage,
  name: localText,
  direction: z
    .enum(walletDirections)
    .meta({ description: 'in: to the vendor; out: back to the main wallet' }),
  amount,
  currency: currencyCode,
  state: z.enum(walletTransferStates),
  /** Why it was returned, as a code of the page for vendors. */
  reason: z.string().nullable(),
  begunAt: instant,
  settledAt: instant.nullable(),
  nextAskAt: instant
    .nullable()
    .meta({ description: 'when the vendor is asked for it again; null once it is over' }),
});

const funds = z.object({
  currency: currencyCode,
  currencySymbol: z.string(),
  isTrial: z.boolean(),
  sumBalance: amount.meta({ description: 'everything but the locked bonus' }),
  main: z.object({
    available: amount,
    lockedBonus: amount,
    inPlay: amount,
    pendingWithdrawal: amount,
    frozen: amount,
  }),
  wallets: z.array(
    z.object({
      accountTypeId: z.number().int(),
      vassalage,
      name: localText,
      available: amount,
      inTransit: amount.meta({ description: 'on its way there or back' }),
      isOpen: z.boolean().meta({ description: 'whether money may go in; it may always come back' }),
      isAutomatic: z.boolean().meta({ description: 'its games bring the money in by themselves' }),
      comparedAt: instant.nullable().meta({ description: 'when the vendor was last asked what it holds' }),
      pending: walletTransfer.nullable(),
    }),
  ),
  autoTransfer: z.boolean().meta({ description: 'the member’s own choice, for all vendors' }),
});

const own = { token: 'session' } as const;
const transferring = { ...own, module: 'FUNDTRANS3' } as const;
const moving = { method: 'POST', idempotency: 'owned', limit: { points: 30, perSeconds: 60 } } as const;

/** Wallets that vendors keep, and the money between them and the main one. */
export const vendorWalletCalls = {
  merchantWallet: call({
    ...own,
    module: 'COMM3',
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    summary: 'Whether all games play from one wallet, and which wallets there are',
    answer: z.object({
      isSingle: z.boolean(),
      wallets: z.array(
        z.object({
          accountTypeId: z.number().int(),
          accountTypeName: z.string(),
          vassalage: vassalage.nullable().meta({ description: 'null for the main wallet' }),
          name: localText.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  consolidatedFunds: call({
    ...own,
    module: 'COMM3',
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    summary: 'All of the member’s money by wallet, as it is booked at this moment',
    answer: funds,
    refusals: [],
  }),
  refreshFunds: call({
    ...transferring,
    method: 'POST',
    path: '/wps/relay/GCS_walletRefresh',
    summary: 'Ask the vendors what they hold and book what was played, then answer the funds',
    limit: { points: 20, perSeconds: 60 },
    answer: funds,
    refusals: [],
  }),
  walletTransfer: call({
    ...transferring,
    ...moving,
    path: '/wps/relay/GCS_walletTransfer',
    summary: 'Move money from the main wallet to a vendor’s, or back',
    body: z.object({ direction: z.enum(walletDirections), vassalage, amount }),
    answer: walletTransfer,
    refusals: [
      'wallet.vendor_unknown',
      'wallet.vendor_closed',
      'wallet.vendor_unreachable',
      'wallet.transfer_pending',
      'wallet.insufficient_funds',
      'wallet.limit_reached',
      'protection.excluded',
      'protection.time_used_up',
    ],
  }),
  bringBack: call({
    ...transferring,
    ...moving,
    // It is no single transfer that could be compared with another wish: its answer is kept instead.
    idempotency: 'stored',
    path: '/wps/relay/GCS_walletBringBack',
    summary: 'Bring everything back from every vendor’s wallet, or from one',
    body: z.object({ vassalage: vassalage.optional() }),
    answer: z.object({
      transfers: z.array(walletTransfer),
      failed: z.array(z.object({ vassalage, name: localText, code: z.string() })),
    }),
    refusals: ['wallet.vendor_unknown'],
  }),
  walletTransfers: call({
    ...transferring,
    method: 'GET',
    path: '/wps/relay/GCS_walletTransferList',
    summary: 'The member’s transfers between wallets, newest first',
    query: z.object(pageQuery),
    answer: page(walletTransfer),
    refusals: [],
  }),
  setAutoTransfer: call({
    ...transferring,
    method: 'PUT',
    path: '/wps/relay/GCS_walletAutoTransfer',
    summary: 'Choose whether the money follows into a vendor’s wallet when one of its games is opened',
    limit: { points: 30, perSeconds: 60 },
    body: z.object({ autoTransfer: z.boolean() }),
    answer: z.object({ autoTransfer: z.boolean() }),
    refusals: [],
  }),
} as const;
