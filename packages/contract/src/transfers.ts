import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, id, instant, page, pageQuery, sentText, uuid } from './wire.ts';

/** Which way along the agent line: to the agent above, or to a member below. */
export const lineDirections = ['upline', 'downline'] as const;
export const lineDirection = z.enum(lineDirections);
export type LineDirection = z.infer<typeof lineDirection>;

export const lineTransfer = z.object({
  id: uuid,
  direction: lineDirection,
  isSent: z.boolean().meta({ description: 'false for what the member received' }),
  account: z.string().meta({ description: 'whom it went to, or who it came from' }),
  amount,
  currency: currencyCode,
  at: instant,
});

/** What may be sent now, and what stands in the way. */
const terms = z.object({
  currency: currencyCode,
  available: amount,
  min: amount,
  max: amount,
  day: z.object({
    amountMax: amount,
    amountLeft: amount,
    countMax: z.number().int(),
    countLeft: z.number().int(),
    endsAt: instant,
  }),
  turnover: z.object({ times: z.string(), required: amount, played: amount, missing: amount }).meta({
    description: 'as for withdrawals: money that may not be withdrawn may not leave this way either',
  }),
  isExcluded: z.boolean(),
});

const own = { token: 'session', realOnly: true } as const;
const toUpline = { ...own, module: 'UPLINETRANS3' } as const;
const toDownline = { ...own, module: 'DOWNLINETRANS3' } as const;
const sending = {
  method: 'POST',
  fresh: true,
  encrypted: true,
  idempotency: 'stored',
  limit: { points: 30, perSeconds: 60 },
} as const;
const refusals = [
  'transfer.receiver_unavailable',
  'transfer.day_limit',
  'cashier.amount_out_of_range',
  'withdrawal.turnover_missing',
  'wallet.insufficient_funds',
  'protection.excluded',
] as const;

/** Transfers between members, along the agent line alone: each with the agent right above or the members right below. */
export const transferCalls = {
  uplineTerms: call({
    ...toUpline,
    method: 'GET',
    path: '/wps/transfer/upline',
    summary: 'Who stands above the member, and what may be sent to him now',
    answer: terms.extend({ toUpline: z.string().nullable() }),
    refusals: [],
  }),
  transferToUpline: call({
    ...toUpline,
    ...sending,
    path: '/wps/transfer/upline',
    summary: 'Send money to the agent right above',
    body: z.object({ amount }),
    answer: lineTransfer,
    refusals: ['transfer.no_upline', ...refusals],
  }),
  downlineTerms: call({
    ...toDownline,
    method: 'GET',
    path: '/wps/transfer/downline',
    summary: 'What an agent may send to a member below now',
    answer: terms,
    refusals: ['transfer.not_agent'],
  }),
  downlineMembers: call({
    ...toDownline,
    method: 'GET',
    path: '/wps/transfer/downline/members',
    summary: 'Who stands right under an agent, by name',
    query: z.object({ ...pageQuery, search: sentText.trim().max(64).default('') }),
    answer: page(z.object({ memberId: id, account: z.string() })),
    refusals: ['transfer.not_agent'],
  }),
  transferToDownline: call({
    ...toDownline,
    ...sending,
    path: '/wps/transfer/downline',
    summary: 'Send money to a member right below',
    body: z.object({ memberId: id, amount }),
    answer: lineTransfer,
    refusals: ['transfer.not_agent', 'transfer.not_downline', ...refusals],
  }),
  lineTransfers: call({
    ...own,
    module: 'FUNDS3',
    method: 'GET',
    path: '/wps/transfer/list',
    summary: 'What the member has sent along the line and received, newest first',
    query: z.object(pageQuery),
    answer: page(lineTransfer),
    refusals: [],
  }),
} as const;
