import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { StoredLine } from './store.ts';
import { lineTable, reportTable, talkTable } from './tables.ts';

export type StoredReport = typeof reportTable.$inferSelect;

type Place = Pick<StoredLine, 'tableId' | 'no'>;

const isAt = ({ tableId, no }: Place) => and(eq(lineTable.tableId, tableId), eq(lineTable.no, no));

/** The last lines of a table, or those before a number, the newest first; removed ones among them. */
export async function linesBefore(
  db: Queryable,
  tableId: string,
  before: number | undefined,
  limit: number,
): Promise<StoredLine[]> {
  return db
    .select()
    .from(lineTable)
    .where(and(eq(lineTable.tableId, tableId), before === undefined ? undefined : lt(lineTable.no, before)))
    .orderBy(desc(lineTable.no))
    .limit(limit);
}

/** Lines with a report that nobody has looked at, by their oldest one. */
export async function reportedLines(db: Queryable, limit: number): Promise<StoredLine[]> {
  const oldest = db
    .select({
      tableId: reportTable.tableId,
      no: reportTable.no,
      at: sql<Date>`min(${reportTable.at})`.as('oldest'),
    })
    .from(reportTable)
    .where(isNull(reportTable.settledAt))
    .groupBy(reportTable.tableId, reportTable.no)
    .as('reported');
  const rows = await db
    .select({ line: lineTable })
    .from(oldest)
    .innerJoin(lineTable, and(eq(lineTable.tableId, oldest.tableId), eq(lineTable.no, oldest.no)))
    .orderBy(asc(oldest.at))
    .limit(limit);
  return rows.map(({ line }) => line);
}

export async function lockLine(tx: Transaction, { tableId, no }: Place): Promise<StoredLine | null> {
  const [found] = await tx.select().from(lineTable).where(isAt({ tableId, no })).for('update');
  return found ?? null;
}

export async function markRemoved(
  tx: Transaction,
  place: Place,
  removal: { readonly removedAt: Date; readonly removedBy: string; readonly removedFor: string },
): Promise<void> {
  await tx.update(lineTable).set(removal).where(isAt(place));
}

/** Answers false where the member has reported the line before. */
export async function insertReport(db: Queryable, report: typeof reportTable.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(reportTable)
    .values(report)
    .onConflictDoNothing()
    .returning({ no: reportTable.no });
  return made.length > 0;
}

export async function settleReports(
  tx: Transaction,
  { tableId, no }: Place,
  settled: { readonly settledAt: Date; readonly settledBy: string },
): Promise<number> {
  const rows = await tx
    .update(reportTable)
    .set(settled)
    .where(and(eq(reportTable.tableId, tableId), eq(reportTable.no, no), isNull(reportTable.settledAt)))
    .returning({ no: reportTable.no });
  return rows.length;
}

export async function reportsOf(db: Queryable, lines: readonly Place[]): Promise<StoredReport[]> {
  if (lines.length === 0) return [];
  return db
    .select()
    .from(reportTable)
    .where(
      or(...lines.map(({ tableId, no }) => and(eq(reportTable.tableId, tableId), eq(reportTable.no, no)))),
    )
    .orderBy(asc(reportTable.at));
}

/** Tables that were spoken at since an instant, or where reports are open; the latest first. */
export async function spokenTables(db: Queryable, since: Date, most: number): Promise<string[]> {
  const open = db
    .select({ tableId: reportTable.tableId })
    .from(reportTable)
    .where(isNull(reportTable.settledAt));
  const rows = await db
    .select({ tableId: talkTable.tableId })
    .from(talkTable)
    .where(or(gte(talkTable.lastAt, since), inArray(talkTable.tableId, open)))
    .orderBy(desc(talkTable.lastAt))
    .limit(most);
  return rows.map(({ tableId }) => tableId);
}

/** When each of these tables was last spoken at, how much since an instant, and its open reports. */
export async function talkOf(
  db: Queryable,
  tableIds: readonly string[],
  since: Date,
): Promise<Map<string, { lastAt: Date | null; lines: number; openReports: number }>> {
  const ids = [...tableIds];
  const [talks, lines, reports] = await Promise.all([
    db.select().from(talkTable).where(inArray(talkTable.tableId, ids)),
    db
      .select({ tableId: lineTable.tableId, lines: count() })
      .from(lineTable)
      .where(and(inArray(lineTable.tableId, ids), gte(lineTable.saidAt, since)))
      .groupBy(lineTable.tableId),
    db
      .select({ tableId: reportTable.tableId, open: sql<string>`count(DISTINCT ${reportTable.no})` })
      .from(reportTable)
      .where(and(inArray(reportTable.tableId, ids), isNull(reportTable.settledAt)))
      .groupBy(reportTable.tableId),
  ]);
  const lastAt = new Map(talks.map((talk) => [talk.tableId, talk.lastAt]));
  const said = new Map(lines.map((row) => [row.tableId, row.lines]));
  const open = new Map(reports.map((row) => [row.tableId, Number(row.open)]));
  return new Map(
    ids.map((id) => [
      id,
      { lastAt: lastAt.get(id) ?? null, lines: said.get(id) ?? 0, openReports: open.get(id) ?? 0 },
    ]),
  );
}
