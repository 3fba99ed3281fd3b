import { and, count, eq, gt, sql } from 'drizzle-orm';
import { holdName, type Transaction } from '../../../platform/database/index.ts';
import { caseTable, reportTable } from '../tables.ts';

/** From here on the reports of a member are written by one transaction at a time. */
export async function lockReporter(tx: Transaction, reporter: bigint): Promise<void> {
  await holdName(tx, `seat reports of ${String(reporter)}`);
}

/** How many reports a member made after an instant. */
export async function reportsSince(tx: Transaction, reporter: bigint, since: Date): Promise<number> {
  const [found] = await tx
    .select({ reports: count() })
    .from(reportTable)
    .where(and(eq(reportTable.reporter, reporter), gt(reportTable.at, since)));
  return found?.reports ?? 0;
}

/** The case of a reported member that waits for operators, made where there is none. */
export async function reportCase(
  tx: Transaction,
  { id, reported, at }: { readonly id: string; readonly reported: bigint; readonly at: Date },
): Promise<string> {
  const [found] = await tx
    .insert(caseTable)
    .values({ id, kind: 'report', state: 'open', low: reported, signs: [], openedAt: at, changedAt: at })
    .onConflictDoUpdate({
      target: caseTable.low,
      targetWhere: sql`${caseTable.kind} = 'report' AND ${caseTable.state} IN ('open', 'taken')`,
      set: { changedAt: at },
    })
    .returning({ id: caseTable.id });
  if (found === undefined) throw new Error('a report has no case');
  return found.id;
}

export type NewReport = typeof reportTable.$inferInsert;

/** False where the member has reported that seat in that hand before. */
export async function insertReport(tx: Transaction, report: NewReport): Promise<boolean> {
  const made = await tx
    .insert(reportTable)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reportTable.id });
  return made.length > 0;
}

/** Whether the member has reported that seat in that hand. */
export async function hasReported(
  tx: Transaction,
  { reporter, reported, roomId, hand }: Pick<NewReport, 'reporter' | 'reported' | 'roomId' | 'hand'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: reportTable.id })
    .from(reportTable)
    .where(
      and(
        eq(reportTable.reporter, reporter),
        eq(reportTable.reported, reported),
        eq(reportTable.roomId, roomId),
        eq(reportTable.hand, hand),
      ),
    );
  return rows.length > 0;
}
