import { z } from 'zod';
import { call } from './call.ts';
import { walletDirections, walletTransferStates } from './vendor-wallets.ts';
import {
  amount,
  areAllAlike,
  currencyCode,
  id,
  instant,
  localText,
  page,
  pageQuery,
  rangeQuery,
  sentText,
  uuid,
} from './wire.ts';

const vassalage = sentText.min(1).max(40);

const transfer = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  vassalage,
  direction: z.enum(walletDirections),
  amount,
  currency: currencyCode,
  isTrial: z.boolean(),
  state: z.enum(walletTransferStates),
  cause: z.enum(['member', 'launch', 'recall']),
  reason: z.string().nullable(),
  begunAt: instant,
  settledAt: instant.nullable(),
  asks: z.number().int().meta({ description: 'how often the vendor was asked what became of it' }),
  nextAskAt: instant.nullable(),
});

const sums = z.object({
  currency: currencyCode,
  isTrial: z.boolean(),
  wallets: z.number().int(),
  came: amount,
  went: amount,
  staked: amount,
  paid: amount,
  balance: amount.meta({ description: 'by our books: what came less what went, less stakes, plus payouts' }),
  told: amount.meta({ description: 'what the vendor said, wallet by wallet, when each was compared last' }),
  differing: z.number().int(),
  oldestCompared: instant.nullable(),
});

const recall = z.object({ reason: z.string(), by: z.string(), since: instant });

const office = { module: null, token: 'operator', always: true } as const;
const acting = { ...office, method: 'POST', permission: 'adjustments.write' } as const;
const ofVendor = { params: z.object({ vendor: vassalage }) } as const;

/** The back office: transfers between wallets, and whether the vendors' books are ours. */
export const officeVendorWalletCalls = {
  officeWalletTransfers: call({
    ...office,
    method: 'GET',
    path: '/office/api/vendor-wallets/transfers',
    summary: 'Transfers between main wallets and vendors’, newest first; `open` are those that are not over',
    permission: 'books.read',
    query: z.object({
      ...pageQuery,
      ...rangeQuery,
      state: z.enum([...walletTransferStates, 'open']).optional(),
      vassalage: vassalage.optional(),
      account: sentText.trim().max(64).optional(),
    }),
    answer: page(transfer).extend({ areAllAlike }),
    refusals: [],
  }),
  officeAskWalletTransfer: call({
    ...acting,
    path: '/office/api/vendor-wallets/transfers/:id/question',
    summary: 'Ask the vendor now what became of a transfer that is in doubt',
    params: z.object({ id: uuid }),
    answer: transfer,
    refusals: ['wallet.transfer_unknown', 'wallet.transfer_over'],
  }),
  officeVendorWallets: call({
    ...office,
    method: 'GET',
    path: '/office/api/vendor-wallets',
    summary: 'Every vendor that keeps wallets: our books and what it told, and wallets that differ',
    permission: 'books.read',
    answer: z.object({
      vendors: z.array(
        z.object({
          vassalage,
          name: localText,
          isOpen: z.boolean(),
          recall: recall.nullable(),
          sums: z.array(sums),
        }),
      ),
      differing: z.array(
        z.object({
          id: uuid,
          vassalage,
          memberId: id,
          account: z.string(),
          currency: currencyCode,
          isTrial: z.boolean(),
          balance: amount,
          told: amount,
          comparedAt: instant,
        }),
      ),
    }),
    refusals: [],
  }),
  officeCompareVendorWallets: call({
    ...acting,
    path: '/office/api/vendor-wallets/:vendor/comparison',
    ...ofVendor,
    summary: 'Compare a vendor’s wallets with our books now, those compared longest ago first',
    answer: z.object({
      equal: z.number().int(),
      differing: z.number().int(),
      unanswered: z.number().int(),
    }),
    refusals: ['wallet.vendor_unknown'],
  }),
  officeRecallVendorWallets: call({
    ...acting,
    path: '/office/api/vendor-wallets/:vendor/recall',
    ...ofVendor,
    summary: 'Bring everybody’s money back from a vendor, and let none go in until this is ended',
    body: z.object({ reason: sentText.trim().min(3).max(500) }),
    answer: recall,
    refusals: ['wallet.vendor_unknown', 'wallet.recall_stands'],
  }),
  officeEndVendorRecall: call({
    ...acting,
    path: '/office/api/vendor-wallets/:vendor/recall/end',
    ...ofVendor,
    summary: 'Let money go to a vendor again',
    body: z.object({ reason: sentText.trim().min(3).max(500) }),
    answer: z.object({}),
    refusals: ['wallet.vendor_unknown', 'wallet.recall_none'],
  }),
} as const;
