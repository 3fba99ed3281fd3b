import { and, asc, count, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/index.ts';
import type { TimeWindow } from '../payment-provider.ts';
import type { Deposit } from '../store.ts';
import { depositTable, reconciledDayTable } from '../tables.ts';

export type ReconciledDay = typeof reconciledDayTable.$inferSelect;

/** A provider's deposits with these references. */
export async function depositsByReference(
  tx: Queryable,
  provider: string,
  references: readonly string[],
): Promise<Map<string, Deposit>> {
  const rows = await tx
    .select()
    .from(depositTable)
    .where(and(eq(depositTable.provider, provider), inArray(depositTable.reference, [...references])));
  return new Map(rows.map((row) => [row.reference, row]));
}

export async function depositsById(tx: Queryable, ids: readonly string[]): Promise<Map<string, Deposit>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(depositTable)
    .where(inArray(depositTable.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const paidWithin = (provider: string, { from, to }: TimeWindow) =>
  and(
    eq(depositTable.provider, provider),
    inArray(depositTable.state, ['paid', 'held', 'returning', 'returned']),
    gte(depositTable.createdAt, from),
    lt(depositTable.createdAt, to),
  );

/** Paid deposits begun in a time, by their ids, a page after another. */
export function paidPage(
  tx: Queryable,
  provider: string,
  window: TimeWindow,
  page: { readonly after: string; readonly limit: number },
): Promise<Deposit[]> {
  return tx
    .select()
    .from(depositTable)
    .where(and(paidWithin(provider, window), gt(depositTable.id, page.after)))
    .orderBy(asc(depositTable.id))
    .limit(page.limit);
}

/** How many deposits begun in a time are paid, and what came by them, for each currency. */
export async function paidSums(
  tx: Queryable,
  provider: string,
  window: TimeWindow,
): Promise<Map<string, { count: number; sum: bigint }>> {
  const came = sql<bigint>`sum(coalesce(${depositTable.received}, ${depositTable.amount}))::text`.mapWith(
    BigInt,
  );
  const rows = await tx
    .select({ currency: depositTable.currency, count: count(), sum: came })
    .from(depositTable)
    .where(paidWithin(provider, window))
    .groupBy(depositTable.currency);
  return new Map(rows.map(({ currency, ...sums }) => [currency, { ...sums, count: Number(sums.count) }]));
}

/** Writes a day's figures anew; what the job repaired adds up. */
export async function saveDay(tx: Queryable, day: ReconciledDay): Promise<void> {
  const { provider: _provider, day: _day, currency: _currency, ...figures } = day;
  await tx
    .insert(reconciledDayTable)
    .values(day)
    .onConflictDoUpdate({
      target: [reconciledDayTable.provider, reconciledDayTable.day, reconciledDayTable.currency],
      set: { ...figures, repaired: sql`${reconciledDayTable.repaired} + excluded.repaired` },
    });
}

/** Newest first. */
export async function listDays(
  tx: Queryable,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ReconciledDay[]; total: number }> {
  const rows = await tx
    .select()
    .from(reconciledDayTable)
    .orderBy(desc(reconciledDayTable.day), asc(reconciledDayTable.provider), asc(reconciledDayTable.currency))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await tx.select({ total: count() }).from(reconciledDayTable);
  return { rows, total: Number(counted?.total ?? 0) };
}
