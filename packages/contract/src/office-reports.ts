import { z } from 'zod';
import { call, servedStream } from './call.ts';
import { amount, currencyCode, instant, signedAmount } from './wire.ts';

/** What makes members' money more or less, in the order of the report; `other` is whatever has no line of its own. */
export const reportLines = [
  'deposits',
  'withdrawals',
  'stakes',
  'payouts',
  'bonuses',
  'commissions',
  'adjustments',
  'fees',
  'other',
] as const;
export type ReportLine = (typeof reportLines)[number];

/** What happened to withdrawals, by the ledger. */
export const withdrawalFlows = [
  'requested',
  'paid',
  'returned',
  'disputed',
  'disputeReturned',
  'disputeClosed',
] as const;
export type WithdrawalFlow = (typeof withdrawalFlows)[number];

const reportLimits = { daysMax: 92 } as const;

const owed = z.object({
  cash: amount,
  locked: amount.meta({ description: 'bonuses that are not unlocked yet' }),
  inPlay: amount,
  pending: amount.meta({ description: 'on its way out' }),
  frozen: amount,
  total: amount,
});

const day = z.object({
  day: z.iso.date(),
  isClosed: z.boolean().meta({ description: 'the figures will not change any more' }),
  opening: owed.meta({ description: 'what members are owed when the day begins' }),
  closing: owed.meta({ description: 'opening and all lines' }),
  lines: z.array(
    z.object({
      line: z.enum(reportLines),
      count: z.number().int(),
      in: amount.meta({ description: 'what members’ money grew by' }),
      out: amount,
      net: signedAmount,
    }),
  ),
  withdrawals: z.array(z.object({ flow: z.enum(withdrawalFlows), count: z.number().int(), amount })),
  atProviders: signedAmount.meta({ description: 'the cash that payment providers hold for the house' }),
  house: z
    .array(
      z.object({
        kind: z.string(),
        label: z.string(),
        opening: signedAmount,
        in: amount,
        out: amount,
        closing: signedAmount,
      }),
    )
    .meta({ description: 'the house’s own accounts, signed as the ledger has them' }),
});

const which = { currency: currencyCode, trial: z.enum(['yes', 'no']).default('no') } as const;
const dayMs = 86_400_000;
/** A day that a house can have books of. */
const dayOfBooks = z.iso.date().regex(/^20[2-9]\d-/);
const range = z.object({ from: dayOfBooks, to: dayOfBooks, ...which }).refine(({ from, to }) => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= reportLimits.daysMax;
});

const office = {
  method: 'GET',
  module: null,
  token: 'operator',
  permission: 'books.read',
  always: true,
} as const;

/** The back office: what the house owes and has, day by day. */
export const officeReportCalls = {
  officeDays: call({
    ...office,
    path: '/office/api/reports/days',
    summary: 'What members were owed at both ends of each day of a range and what lies between, newest first',
    query: range,
    answer: z.object({
      currency: currencyCode,
      isTrial: z.boolean(),
      readTo: instant.nullable().meta({ description: 'what was posted later is not in the figures yet' }),
      days: z.array(day),
    }),
    refusals: ['books.currency_unknown'],
  }),
  officeDaysFile: call({
    ...office,
    path: '/office/api/reports/days/file',
    summary: 'The same as CSV, a line for each figure; each export is in the audit log',
    limit: { points: 12, perSeconds: 60 },
    query: range,
    download: ['text/csv'],
    answer: servedStream,
    refusals: ['books.currency_unknown'],
  }),
  officeJournal: call({
    ...office,
    path: '/office/api/books/journal',
    summary: 'A day of the ledger as an hledger journal, however long; each export is in the audit log',
    limit: { points: 6, perSeconds: 60 },
    query: z.object({ day: dayOfBooks, ...which }),
    download: ['text/plain'],
    answer: servedStream,
    refusals: ['books.currency_unknown'],
  }),
} as const;
