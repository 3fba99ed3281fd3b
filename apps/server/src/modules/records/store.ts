import type { AccountType } from '@ikka/contract';
import { and, asc, desc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, textArrayLiteral } from '../ledger/index.ts';
import { piecesOf, type Wish } from './range-store.ts';
import { entryTable } from './tables.ts';

export type Entry = typeof entryTable.$inferSelect;

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

export interface Sums {
  readonly entries: number;
  readonly came: bigint;
  readonly went: bigint;
}

/** The sums of what suits, by type. */
export async function sumByType(
  tx: Queryable,
  wish: Wish,
): Promise<(Sums & { readonly type: AccountType })[]> {
  const { rows } = await tx.execute<{ type: AccountType; entries: bigint; came: string; went: string }>(sql`
    SELECT type, sum(entries)::bigint AS entries, sum(came)::text AS came, sum(went)::text AS went
      FROM ${piecesOf(wish, 'type')} piece GROUP BY type`);
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

/**
 * Stakes (less what of them was given back, with what was set off) and payouts of what suits, by day, vendor or game. Pieces of one beginning are taken
 * together before the day is named that they lie in: naming costs more than adding.
 */
export async function sumPlay(
  tx: Queryable,
  wish: Omit<Wish, 'types'>,
  by: 'day' | 'vendor' | 'game',
): Promise<Played[]> {
  const part = { day: sql`begins`, vendor: sql`vendor_code`, game: sql`game_id` }[by];
  const key = by === 'day' ? sql`to_char(part AT TIME ZONE ${wish.timeZone}, 'YYYY-MM-DD')` : sql`part`;
  const { rows } = await tx.execute<{ key: string; rounds: bigint; stake: string; payout: string }>(sql`
    WITH sums AS (
      SELECT ${part} AS part,
             COALESCE(sum(entries) FILTER (WHERE type = 'stake'), 0)::bigint AS rounds,
             COALESCE(sum(went - came) FILTER (WHERE type <> 'payout'), 0) AS stake,
             COALESCE(sum(came - went) FILTER (WHERE type = 'payout'), 0) AS payout
        FROM ${piecesOf({ ...wish, types: ['stake', 'added_stake', 'refund', 'set_off', 'payout'] }, by === 'day' ? 'type' : 'game')} piece GROUP BY 1
    )
    SELECT ${key} AS key, sum(rounds)::bigint AS rounds, sum(stake)::text AS stake, sum(payout)::text AS payout
      FROM sums GROUP BY 1 ORDER BY 1`);
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
