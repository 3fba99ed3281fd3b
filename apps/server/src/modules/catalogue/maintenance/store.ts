import { and, eq, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { maintenanceTable } from '../tables.ts';
import type { Maintenance, MaintenanceSubject } from './maintenance.ts';

export type StoredMaintenance = Maintenance & { readonly subject: MaintenanceSubject };

const read = ({ kind, subjectId, text, until }: typeof maintenanceTable.$inferSelect): StoredMaintenance => ({
  subject: { kind, id: subjectId },
  text,
  until,
});

const isOf = ({ kind, id }: MaintenanceSubject) =>
  and(eq(maintenanceTable.kind, kind), eq(maintenanceTable.subjectId, id));

/** All that were set and not taken away, those too that are over. */
export async function allMaintenance(tx: Queryable): Promise<StoredMaintenance[]> {
  return (await tx.select().from(maintenanceTable)).map(read);
}

/** Those of these subjects, over or not. */
export async function maintenanceFor(
  tx: Queryable,
  subjects: readonly MaintenanceSubject[],
): Promise<StoredMaintenance[]> {
  const rows = await tx
    .select()
    .from(maintenanceTable)
    .where(or(...subjects.map(isOf)));
  return rows.map(read);
}

export async function putMaintenance(
  tx: Transaction,
  { kind, id }: MaintenanceSubject,
  { text, until }: Maintenance,
): Promise<void> {
  const values = { text, until };
  await tx
    .insert(maintenanceTable)
    .values({ kind, subjectId: id, ...values })
    .onConflictDoUpdate({ target: [maintenanceTable.kind, maintenanceTable.subjectId], set: values });
}

export async function removeMaintenance(tx: Transaction, subject: MaintenanceSubject): Promise<void> {
  await tx.delete(maintenanceTable).where(isOf(subject));
}

/** Takes away those that are over at `now`, and answers them; of two at once one gets each. */
export async function takeEnded(tx: Transaction, now: Date): Promise<StoredMaintenance[]> {
  const rows = await tx.delete(maintenanceTable).where(lte(maintenanceTable.until, now)).returning();
  return rows.map(read);
}
