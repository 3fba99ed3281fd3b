import { and, desc, eq, gt, gte, notExists, sql } from 'drizzle-orm';
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
