import { z } from 'zod';
import { call, servedStream } from './call.ts';
import { moneyReason } from './money-reasons.ts';
import {
  amount,
  currencyCode,
  instant,
  localText,
  page,
  pageQuery,
  rangeQuery,
  sentText,
  signedAmount,
  uuid,
} from './wire.ts';

/** What a movement of the member's cash was for; every one is of exactly one type. */
export const accountTypes = [
  'deposit',
  'withdrawal',
  'stake',
  'added_stake',
  'refund',
  'set_off',
  'payout',
  'bonus',
  'cashback',
  'transfer',
  'commission',
  'fee',
  'adjustment',
] as const;
export const accountType = z.enum(accountTypes);
export type AccountType = z.infer<typeof accountType>;

export const recordLimits = { rangeDays: 366, exportRows: 100_000, firstYear: 2020, lastYear: 2099 } as const;

const dayMs = 86_400_000;
const boundedRange = { from: instant, to: instant };
/** A range that has an end after its beginning, and is no longer than a leap year. */
const isBounded = ({ from, to }: { from: string; to: string }) => {
  const length = Date.parse(to) - Date.parse(from);
  return length > 0 && length <= recordLimits.rangeDays * dayMs;
};

const money = { currency: currencyCode, isTrial: z.boolean() };

export const moved = z.object({
  in: amount.meta({ description: 'what came' }),
  out: amount.meta({ description: 'what went' }),
  net: signedAmount,
});

export const accountRow = z.object({
  transferId: uuid,
  type: accountType,
  kind: z.string().meta({ description: 'the ledger’s own word for it' }),
  change: signedAmount,
  balanceAfter: amount,
  at: instant,
  reference: uuid.nullable().meta({ description: 'the deposit, withdrawal or round that it belongs to' }),
  roundId: uuid.nullable(),
  reason: moneyReason
    .nullable()
    .meta({ description: 'why an operator adjusted, froze or released it; null for any other movement' }),
});

/** Of a range: a stake of before that came back in it is taken off what was staked in it. */
export const netStake = signedAmount.meta({
  description: 'stakes, less what came back of them; below zero where more of earlier ones came back',
});

export const profitRow = z.object({
  key: z
    .string()
    .meta({ description: 'the day yyyy-MM-dd of the site’s zone, the vendor’s code or the game’s id' }),
  name: localText.nullable().meta({ description: 'of a game' }),
  rounds: z.number().int(),
  stake: netStake,
  payout: amount,
  profit: signedAmount,
});

export const yearQuery = z.object({
  year: z.coerce.number().int().min(recordLimits.firstYear).max(recordLimits.lastYear),
});

const own = { method: 'GET', token: 'session' } as const;
const costly = { points: 30, perSeconds: 60 } as const;

/** What became of a member's cash: each movement, its sums, and both to take along. */
export const accountRecordCalls = {
  accountRecord: call({
    ...own,
    path: '/wps/relay/ODSFE2_MemTransDet',
    summary: 'Every movement of the member’s cash, newest first, with totals of the page and of the range',
    module: 'MEMTRANS3',
    query: z.object({ ...pageQuery, ...rangeQuery, type: accountType.optional() }),
    answer: page(accountRow).extend({
      ...money,
      opening: amount.meta({ description: 'the balance before the range, whatever the type' }),
      closing: amount,
      pageTotals: moved,
      rangeTotals: moved,
    }),
    refusals: [],
  }),
  accountExport: call({
    ...own,
    path: '/wps/record/account/export',
    summary: 'The movements of a range as a file, oldest first, from its opening to its closing balance',
    module: 'MEMTRANS3',
    limit: costly,
    query: z.object({ ...boundedRange, format: z.enum(['csv', 'json']) }).refine(isBounded),
    download: ['text/csv', 'application/json'],
    answer: servedStream,
    refusals: ['record.too_long'],
  }),
  personalProfit: call({
    ...own,
    path: '/wps/record/profit',
    summary: 'Stakes, payouts and what is left of them: for each day, vendor or game of a range',
    module: 'COMM3',
    query: z
      .object({
        ...boundedRange,
        by: z.enum(['day', 'vendor', 'game']).default('day'),
        vassalage: sentText.max(40).optional(),
        gameId: sentText.max(64).optional(),
      })
      .refine(isBounded),
    answer: z.object({
      ...money,
      list: z.array(profitRow),
      totals: profitRow.omit({ key: true, name: true }),
    }),
    refusals: [],
  }),
  yearStatement: call({
    ...own,
    path: '/wps/record/year',
    summary: 'A year of the member’s cash: opening and closing balance and what lies between, by type',
    module: 'MEMTRANS3',
    query: yearQuery,
    answer: z.object({
      ...money,
      year: z.number().int(),
      from: instant,
      to: instant.meta({ description: 'exclusive' }),
      isOver: z.boolean().meta({ description: 'false while the year runs: its closing balance is today’s' }),
      opening: amount,
      closing: amount,
      lines: z.array(moved.extend({ type: accountType, count: z.number().int() })),
      totals: moved,
    }),
    refusals: [],
  }),
  yearFile: call({
    ...own,
    path: '/wps/record/year/export',
    summary: 'The statement of a year as CSV',
    module: 'MEMTRANS3',
    limit: costly,
    query: yearQuery,
    download: ['text/csv'],
    answer: servedStream,
    refusals: [],
  }),
} as const;

/** The name of a file of records: what it is, whose, of which days. Nothing in it means anything to a shell or a path. */
export function recordFileName(parts: readonly string[], extension: 'csv' | 'json'): string {
  return `${['ikka', ...parts].join('-').replace(/[^A-Za-z0-9_-]+/g, '_')}.${extension}`;
}
