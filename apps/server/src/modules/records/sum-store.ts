import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, textArrayLiteral } from '../ledger/index.ts';
import { midnight, nextMidnight, quarterMs } from './range-store.ts';
import type { Entry } from './store.ts';
import { dayTable, dayTypeTable, headTable, type quarterTable } from './tables.ts';

type Quarter = typeof quarterTable.$inferSelect;

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

/** Adds the same sums to the days of a zone in which they lie. */
export async function addToDays(
  tx: Transaction,
  accountId: bigint,
  sums: readonly Quarter[],
  timeZone: string,
): Promise<void> {
  if (sums.length === 0) return;
  const quarter = sql`u.quarter`;
  await tx.execute(sql`
    WITH fresh AS (
      SELECT ${midnight(quarter, timeZone)} AS begins, ${nextMidnight(quarter, timeZone)} AS ends, type, vendor_code, game_id,
             sum(entries) AS entries, sum(came) AS came, sum(went) AS went
      FROM unnest(
        ${arrayLiteral(sums.map((one) => one.quarter.toISOString()))}::timestamptz[],
        ${arrayLiteral(sums.map((one) => one.type))}::text[],
        ${textArrayLiteral(sums.map((one) => one.vendorCode))}::text[],
        ${textArrayLiteral(sums.map((one) => one.gameId))}::text[],
        ${arrayLiteral(sums.map((one) => one.entries))}::int[],
        ${arrayLiteral(sums.map((one) => one.came))}::bigint[],
        ${arrayLiteral(sums.map((one) => one.went))}::bigint[]) u (quarter, type, vendor_code, game_id, entries, came, went)
       GROUP BY 1, 2, 3, 4, 5
    ), by_type AS (
      INSERT INTO records.day_type AS d (account_id, begins, ends, type, entries, came, went)
      SELECT ${accountId}::bigint, begins, ends, type, sum(entries), sum(came), sum(went) FROM fresh GROUP BY 2, 3, 4
      ON CONFLICT (account_id, begins, type) DO UPDATE
        SET entries = d.entries + excluded.entries, came = d.came + excluded.came, went = d.went + excluded.went
    )
    INSERT INTO records.day AS d (account_id, begins, ends, type, vendor_code, game_id, entries, came, went)
    SELECT ${accountId}::bigint, fresh.* FROM fresh
    ON CONFLICT (account_id, begins, type, vendor_code, game_id) DO UPDATE
      SET entries = d.entries + excluded.entries, came = d.came + excluded.came, went = d.went + excluded.went`);
}

/** Sums an account's days anew, in a zone that they were not summed in. */
export async function sumDays(tx: Transaction, accountId: bigint, timeZone: string): Promise<void> {
  const quarter = sql`quarter`;
  await tx.delete(dayTable).where(eq(dayTable.accountId, accountId));
  await tx.delete(dayTypeTable).where(eq(dayTypeTable.accountId, accountId));
  await tx.execute(sql`
    INSERT INTO records.day (account_id, begins, ends, type, vendor_code, game_id, entries, came, went)
    SELECT account_id, ${midnight(quarter, timeZone)}, ${nextMidnight(quarter, timeZone)}, type, vendor_code, game_id,
           sum(entries), sum(came), sum(went)
      FROM records.quarter WHERE account_id = ${accountId} GROUP BY 1, 2, 3, 4, 5, 6`);
  await tx.execute(sql`
    INSERT INTO records.day_type (account_id, begins, ends, type, entries, came, went)
    SELECT account_id, begins, ends, type, sum(entries), sum(came), sum(went)
      FROM records.day WHERE account_id = ${accountId} GROUP BY 1, 2, 3, 4`);
  await tx.update(headTable).set({ timeZone }).where(eq(headTable.accountId, accountId));
}
