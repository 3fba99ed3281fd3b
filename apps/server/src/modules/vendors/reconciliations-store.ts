import { and, count, desc, eq, gt, gte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/index.ts';
import { reconciliationTable } from './tables.ts';

export type Reconciliation = typeof reconciliationTable.$inferSelect;

/** Comparisons of books that found them different, and that no later one of the same time found equal; the newest first. */
export async function standingDifferences(
  db: Queryable,
  since: Date,
  most: number,
): Promise<Reconciliation[]> {
  const later = alias(reconciliationTable, 'later');
  const settled = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.vendorCode, reconciliationTable.vendorCode),
        eq(later.currency, reconciliationTable.currency),
        eq(later.differences, 0),
        gt(later.id, reconciliationTable.id),
        sql`${later.from} <= ${reconciliationTable.from} AND ${later.to} >= ${reconciliationTable.to}`,
      ),
    );
  return db
    .select()
    .from(reconciliationTable)
    .where(
      and(gt(reconciliationTable.differences, 0), gte(reconciliationTable.at, since), notExists(settled)),
    )
    .orderBy(desc(reconciliationTable.id))
    .limit(most);
}

/** Comparisons of books, the newest first, and how many there are, counted no further than `countedMost`. */
export async function listReconciliations(
  db: Queryable,
  wish: { readonly vendorCode?: string | undefined; readonly onlyDiffering: boolean },
  rows: { readonly limit: number; readonly offset: number },
): Promise<{ list: Reconciliation[]; total: number }> {
  const suits = and(
    wish.vendorCode === undefined ? undefined : eq(reconciliationTable.vendorCode, wish.vendorCode),
    wish.onlyDiffering ? gt(reconciliationTable.differences, 0) : undefined,
  );
  const list = await db
    .select()
    .from(reconciliationTable)
    .where(suits)
    .orderBy(desc(reconciliationTable.id))
    .limit(rows.limit)
    .offset(rows.offset);
  const some = db
    .select({ id: reconciliationTable.id })
    .from(reconciliationTable)
    .where(suits)
    .limit(countedMost)
    .as('some');
  const [counted] = await db.select({ total: count() }).from(some);
  return { list, total: Number(counted?.total ?? 0) };
}

const countedMost = 10_000;
