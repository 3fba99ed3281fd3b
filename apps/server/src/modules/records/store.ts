import type { AccountType } from '@ikka/contract';
import { and, asc, desc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, textArrayLiteral } from '../ledger/index.ts';
import { lies, piecesOf, quarterMs, suits, type Wish } from './range-store.ts';
import { entryTable, headTable, type quarterTable } from './tables.ts';

export type Head = typeof headTable.$inferSelect;
export type Entry = typeof entryTable.$inferSelect;
export type Quarter = typeof quarterTable.$inferSelect;

export async function findHead(tx: Queryable, accountId: bigint): Promise<Head | null> {
  const [found] = await tx.select().from(headTable).where(eq(headTable.accountId, accountId));
  return found ?? null;
}

/** The head of an account, begun where there is none; held until the transaction ends. */
export async function lockHead(
  tx: Transaction,
  whose: Pick<Head, 'accountId' | 'memberId' | 'currency'>,
): Promise<Head> {
  await tx
    .insert(headTable)
    .values({ ...whose, version: 0n })
    .onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(headTable)
    .where(eq(headTable.accountId, whose.accountId))
    .for('update');
  if (found === undefined) throw new Error(`account ${whose.accountId} has no head after it was begun`);
  return found;
}

export async function moveHead(tx: Transaction, head: Head): Promise<void> {
  const { accountId, ...moved } = head;
  await tx.update(headTable).set(moved).where(eq(headTable.accountId, accountId));
}

/** Notes that money of an account moved; one that is due already stays so. */
export async function noteDue(
  tx: Queryable,
  whose: Pick<Head, 'accountId' | 'memberId' | 'currency'>,
  dueAt: Date,
): Promise<void> {
  await tx
    .insert(headTable)
    .values({ ...whose, version: 0n, dueAt })
    .onConflictDoUpdate({
      target: headTable.accountId,
      set: { dueAt },
      setWhere: sql`${headTable.dueAt} IS NULL`,
    });
}

export async function dueHeads(tx: Queryable, until: Date, limit: number): Promise<Head[]> {
  return tx
    .select()
    .from(headTable)
    .where(lte(headTable.dueAt, until))
    .orderBy(asc(headTable.dueAt))
    .limit(limit);
}

export async function insertEntries(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.execute(sql`
    INSERT INTO records.entry (account_id, at, place, transfer_id, type, kind, change, balance, reference, vendor_code, game_id)
    SELECT account_id, at, place, transfer_id, type, kind, change, balance, NULLIF(reference, '')::uuid, vendor_code, game_id
      FROM unnest(${arrayLiteral(entries.map((one) => one.accountId))}::bigint[],
        ${arrayLiteral(entries.map((one) => one.at.toISOString()))}::timestamptz[],
        ${arrayLiteral(entries.map((one) => one.place))}::bigint[],
        ${arrayLiteral(entries.map((one) => one.transferId))}::uuid[],
        ${arrayLiteral(entries.map((one) => one.type))}::text[],
        ${arrayLiteral(entries.map((one) => one.kind))}::text[],
        ${arrayLiteral(entries.map((one) => one.change))}::bigint[],
        ${arrayLiteral(entries.map((one) => one.balance))}::bigint[],
        ${textArrayLiteral(entries.map((one) => one.reference ?? ''))}::text[],
        ${textArrayLiteral(entries.map((one) => one.vendorCode))}::text[],
        ${textArrayLiteral(entries.map((one) => one.gameId))}::text[])
      AS e (account_id, at, place, transfer_id, type, kind, change, balance, reference, vendor_code, game_id)`);
}

/** The sums that these entries make, one for each quarter of an hour, type and game. */
export function quartersOf(entries: readonly Entry[]): Quarter[] {
  const sums = new Map<string, Quarter>();
  for (const { accountId, at, type, vendorCode, gameId, change } of entries) {
    const quarter = new Date(Math.floor(at.getTime() / quarterMs) * quarterMs);
    const key = [quarter.getTime(), type, vendorCode, gameId].join('\n');
    const before = sums.get(key) ?? {
      accountId,
      quarter,
      type,
      vendorCode,
      gameId,
      entries: 0,
      came: 0n,
      went: 0n,
    };
    sums.set(key, {
      ...before,
      entries: before.entries + 1,
      came: before.came + (change > 0n ? change : 0n),
      went: before.went + (change < 0n ? -change : 0n),
    });
  }
  return [...sums.values()];
}

export async function addToQuarters(
  tx: Transaction,
  accountId: bigint,
  sums: readonly Quarter[],
): Promise<void> {
  if (sums.length === 0) return;
  await tx.execute(sql`
    INSERT INTO records.quarter AS q (account_id, quarter, type, vendor_code, game_id, entries, came, went)
    SELECT ${accountId}::bigint, u.* FROM unnest(
      ${arrayLiteral(sums.map((one) => one.quarter.toISOString()))}::timestamptz[],
      ${arrayLiteral(sums.map((one) => one.type))}::text[],
      ${textArrayLiteral(sums.map((one) => one.vendorCode))}::text[],
      ${textArrayLiteral(sums.map((one) => one.gameId))}::text[],
      ${arrayLiteral(sums.map((one) => one.entries))}::int[],
      ${arrayLiteral(sums.map((one) => one.came))}::bigint[],
      ${arrayLiteral(sums.map((one) => one.went))}::bigint[]) u
    ON CONFLICT (account_id, quarter, type, vendor_code, game_id) DO UPDATE
      SET entries = q.entries + excluded.entries, came = q.came + excluded.came, went = q.went + excluded.went`);
}

export interface Sums {
  readonly entries: number;
  readonly came: bigint;
  readonly went: bigint;
}

export interface FoundPage {
  readonly list: Entry[];
  readonly sums: Sums;
}

/**
 * A page of movements, newest first, with the sums of all that suit. The pieces say between which instants the page lies, so
 * that the millionth movement is found as quickly as the first, whatever is asked for.
 */
export async function findEntries(
  tx: Transaction,
  wish: Wish,
  page: { readonly limit: number; readonly offset: number },
): Promise<FoundPage> {
  const { rows } = await tx.execute<{
    entries: bigint;
    came: string;
    went: string;
    begins: string[] | null;
    ends: string[] | null;
    before: bigint | null;
  }>(sql`
    WITH slice AS (
      SELECT begins, ends, sum(entries) AS entries, sum(came) AS came, sum(went) AS went
        FROM ${piecesOf(wish)} piece GROUP BY begins, ends
    ), ran AS (
      SELECT begins, ends, entries, sum(entries) OVER (ORDER BY begins DESC) AS until FROM slice
    ), met AS (
      SELECT begins, ends, until - entries AS before FROM ran
       WHERE until > ${page.offset} AND until - entries < ${page.offset + page.limit}
    )
    SELECT (SELECT COALESCE(sum(entries), 0) FROM slice)::bigint AS entries,
           (SELECT COALESCE(sum(came), 0) FROM slice)::text AS came,
           (SELECT COALESCE(sum(went), 0) FROM slice)::text AS went,
           (SELECT array_agg(begins::text ORDER BY begins DESC) FROM met) AS begins,
           (SELECT array_agg(ends::text ORDER BY begins DESC) FROM met) AS ends,
           (SELECT min(before) FROM met)::bigint AS before`);
  const [row] = rows;
  if (row === undefined) throw new Error('sums without a row');
  const sums = { entries: Number(row.entries), came: BigInt(row.came), went: BigInt(row.went) };
  if (row.begins === null || row.ends === null || row.before === null) return { list: [], sums };
  // OFFSET 0 keeps the planner to one short walk for each slice; it would walk the whole account from its newest entry.
  const found = await tx.execute(sql`
    SELECT account_id AS "accountId", at, place, transfer_id AS "transferId", type, kind, change, balance, reference,
           vendor_code AS "vendorCode", game_id AS "gameId"
      FROM unnest(${textArrayLiteral(row.begins)}::timestamptz[], ${textArrayLiteral(row.ends)}::timestamptz[]) met (begins, ends)
      CROSS JOIN LATERAL (
        SELECT * FROM records.entry WHERE ${suits(wish)} ${lies(wish)} AND at >= met.begins AND at < met.ends OFFSET 0) entry
     ORDER BY at DESC, place DESC LIMIT ${page.limit} OFFSET ${page.offset - Number(row.before)}`);
  return { list: found.rows as unknown as Entry[], sums };
}

/** The sums of what suits, by type. */
export async function sumByType(
  tx: Queryable,
  wish: Wish,
): Promise<(Sums & { readonly type: AccountType })[]> {
  const { rows } = await tx.execute<{ type: AccountType; entries: bigint; came: string; went: string }>(sql`
    SELECT type, sum(entries)::bigint AS entries, sum(came)::text AS came, sum(went)::text AS went
      FROM ${piecesOf(wish)} piece GROUP BY type`);
  return rows.map(({ type, entries, came, went }) => ({
    type,
    entries: Number(entries),
    came: BigInt(came),
    went: BigInt(went),
  }));
}

export interface Played {
  readonly key: string;
  readonly rounds: number;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Stakes (less what of them was given back) and payouts of what suits, by day of a time zone, vendor or game. */
export async function sumPlay(
  tx: Queryable,
  wish: Omit<Wish, 'types'>,
  by: 'day' | 'vendor' | 'game',
  timeZone: string,
): Promise<Played[]> {
  const key = {
    day: sql`to_char(begins AT TIME ZONE ${timeZone}, 'YYYY-MM-DD')`,
    vendor: sql`vendor_code`,
    game: sql`game_id`,
  }[by];
  const { rows } = await tx.execute<{ key: string; rounds: bigint; stake: string; payout: string }>(sql`
    SELECT ${key} AS key,
           COALESCE(sum(entries) FILTER (WHERE type = 'stake'), 0)::bigint AS rounds,
           COALESCE(sum(went - came) FILTER (WHERE type <> 'payout'), 0)::text AS stake,
           COALESCE(sum(came - went) FILTER (WHERE type = 'payout'), 0)::text AS payout
      FROM ${piecesOf({ ...wish, types: ['stake', 'refund', 'payout'] })} piece GROUP BY 1 ORDER BY 1`);
  return rows.map(({ key: one, rounds, stake, payout }) => ({
    key: one,
    rounds: Number(rounds),
    stake: BigInt(stake),
    payout: BigInt(payout),
  }));
}

/** The balance after the last movement before an instant; nothing before the first. */
export async function balanceBefore(
  tx: Queryable,
  accountId: bigint,
  instant: Date | undefined,
): Promise<bigint> {
  const [found] = await tx
    .select({ balance: entryTable.balance })
    .from(entryTable)
    .where(
      and(
        eq(entryTable.accountId, accountId),
        instant === undefined ? undefined : lt(entryTable.at, instant),
      ),
    )
    .orderBy(desc(entryTable.at), desc(entryTable.place))
    .limit(1);
  return found?.balance ?? 0n;
}

/** The next movements of a range after one of them, oldest first, up to a place in the chain. */
export async function entriesAfter(
  tx: Queryable,
  wish: { readonly accountId: bigint; readonly from: Date; readonly to: Date; readonly placeMax: bigint },
  after: Pick<Entry, 'at' | 'place'> | null,
  limit: number,
): Promise<Entry[]> {
  return tx
    .select()
    .from(entryTable)
    .where(
      and(
        eq(entryTable.accountId, wish.accountId),
        gte(entryTable.at, after?.at ?? wish.from),
        lt(entryTable.at, wish.to),
        lte(entryTable.place, wish.placeMax),
        after === null
          ? undefined
          : or(
              gt(entryTable.at, after.at),
              and(eq(entryTable.at, after.at), gt(entryTable.place, after.place)),
            ),
      ),
    )
    .orderBy(asc(entryTable.at), asc(entryTable.place))
    .limit(limit);
}
