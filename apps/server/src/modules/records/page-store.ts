import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { textArrayLiteral } from '../ledger/index.ts';
import { lies, piecesOf, suits, type Wish } from './range-store.ts';
import type { Entry, Sums } from './store.ts';

export interface FoundPage {
  readonly list: Entry[];
  readonly sums: Sums;
}

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** The slices of time in which a page lies, newest first, and how many movements of those that suit come before the first of them. */
interface Slices {
  readonly begins: string[];
  readonly ends: string[];
  readonly entries: bigint[];
  readonly before: number;
}

type SlicesRow = Record<'begins' | 'ends', string[] | null> & {
  readonly entries: bigint[] | null;
  readonly before: bigint | null;
};

const slicesOf = ({ begins, ends, entries, before }: SlicesRow): Slices | null =>
  begins === null || ends === null || entries === null || before === null
    ? null
    : { begins, ends, entries, before: Number(before) };

/** Of slices (begins, ends, entries) those in which these rows lie. */
const metOf = ({ limit, offset }: Rows) => sql`
  ran AS (
    SELECT begins, ends, entries, sum(entries) OVER (ORDER BY begins DESC) AS until FROM slice
  ), met AS (
    SELECT begins, ends, entries, until - entries AS before FROM ran
     WHERE until > ${offset} AND until - entries < ${offset + limit}
  )`;

const metColumns = sql`
  (SELECT array_agg(begins::text ORDER BY begins DESC) FROM met) AS begins,
  (SELECT array_agg(ends::text ORDER BY begins DESC) FROM met) AS ends,
  (SELECT array_agg(entries::bigint ORDER BY begins DESC) FROM met) AS entries,
  (SELECT min(before) FROM met)::bigint AS before`;

/**
 * A page of movements, newest first, with the sums of all that suit. The pieces say between which instants the page lies: first in
 * which days, then in which quarters of an hour of them; so the millionth movement is found as quickly as the first, whatever is
 * asked for.
 */
export async function findEntries(tx: Transaction, wish: Wish, rows: Rows): Promise<FoundPage> {
  const found = await tx.execute<SlicesRow & { all: bigint; came: string; went: string }>(sql`
    WITH slice AS (
      SELECT begins, ends, sum(entries) AS entries, sum(came) AS came, sum(went) AS went
        FROM ${piecesOf(wish, 'type')} piece GROUP BY begins, ends
    ), ${metOf(rows)}
    SELECT (SELECT COALESCE(sum(entries), 0) FROM slice)::bigint AS all,
           (SELECT COALESCE(sum(came), 0) FROM slice)::text AS came,
           (SELECT COALESCE(sum(went), 0) FROM slice)::text AS went, ${metColumns}`);
  const [row] = found.rows;
  if (row === undefined) throw new Error('sums without a row');
  const sums = { entries: Number(row.all), came: BigInt(row.came), went: BigInt(row.went) };
  const coarse = slicesOf(row);
  if (coarse === null) return { list: [], sums };
  const fine = await inQuarters(tx, wish, coarse, { ...rows, offset: rows.offset - coarse.before });
  return { list: await entriesIn(tx, wish, fine.slices, { ...rows, offset: fine.offset }), sums };
}

/** Days, quarter by quarter; what is no day stays as it is. */
async function inQuarters(
  tx: Transaction,
  wish: Wish,
  { begins, ends, entries }: Slices,
  rows: Rows,
): Promise<{ slices: Slices; offset: number }> {
  const found = await tx.execute<SlicesRow>(sql`
    WITH coarse AS (
      SELECT * FROM unnest(${textArrayLiteral(begins)}::timestamptz[], ${textArrayLiteral(ends)}::timestamptz[],
                           ${textArrayLiteral(entries.map(String))}::bigint[]) c (begins, ends, entries)
    ), slice AS (
      SELECT begins, ends, entries::numeric FROM coarse WHERE ends - begins <= interval '15 minutes'
      UNION ALL
      SELECT q.quarter, q.quarter + interval '15 minutes', sum(q.entries)
        FROM coarse CROSS JOIN LATERAL (
          SELECT quarter, entries FROM records.quarter
           WHERE ${suits(wish)} AND quarter >= coarse.begins AND quarter < coarse.ends OFFSET 0) q
       WHERE coarse.ends - coarse.begins > interval '15 minutes' GROUP BY q.quarter
    ), ${metOf(rows)}
    SELECT ${metColumns}`);
  const slices = found.rows[0] && slicesOf(found.rows[0]);
  if (!slices) throw new Error(`the days of account ${wish.accountId} are not its quarters`);
  return { slices, offset: rows.offset - slices.before };
}

/** The movements themselves. */
async function entriesIn(
  tx: Transaction,
  wish: Wish,
  { begins, ends }: Slices,
  { limit, offset }: Rows,
): Promise<Entry[]> {
  // OFFSET 0 keeps the planner to one short walk for each slice; it would walk the whole account from its newest entry.
  const { rows } = await tx.execute(sql`
    SELECT account_id AS "accountId", at, place, transfer_id AS "transferId", type, kind, change, balance, reference,
           vendor_code AS "vendorCode", game_id AS "gameId"
      FROM unnest(${textArrayLiteral(begins)}::timestamptz[], ${textArrayLiteral(ends)}::timestamptz[]) met (begins, ends)
      CROSS JOIN LATERAL (
        SELECT * FROM records.entry WHERE ${suits(wish)} ${lies(wish)} AND at >= met.begins AND at < met.ends OFFSET 0) entry
     ORDER BY at DESC, place DESC LIMIT ${limit} OFFSET ${offset}`);
  return rows as unknown as Entry[];
}
