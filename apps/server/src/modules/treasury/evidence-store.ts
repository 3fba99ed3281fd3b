import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { evidenceTable as evidence } from './tables.ts';

export async function insertEvidence(db: Queryable, row: typeof evidence.$inferInsert): Promise<void> {
  await db.insert(evidence).values(row);
}

/** Claims the operator's picture for an adjustment; answers whether it was there and free. */
export async function claimEvidence(
  tx: Transaction,
  id: string,
  claim: { readonly adjustmentId: string; readonly keptBy: string },
): Promise<boolean> {
  const claimed = await tx
    .update(evidence)
    .set({ adjustmentId: claim.adjustmentId })
    .where(and(eq(evidence.id, id), eq(evidence.keptBy, claim.keptBy), isNull(evidence.adjustmentId)))
    .returning({ id: evidence.id });
  return claimed.length > 0;
}

export async function evidenceOf(
  db: Queryable,
  adjustmentId: string,
): Promise<{ id: string; file: string } | null> {
  const [found] = await db
    .select({ id: evidence.id, file: evidence.file })
    .from(evidence)
    .where(eq(evidence.adjustmentId, adjustmentId));
  return found ?? null;
}

/** Takes pictures out that nothing claimed in time; answers the names of their files. */
export async function takeUnclaimedEvidence(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(isNull(evidence.adjustmentId), lt(evidence.keptAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db.delete(evidence).where(inArray(evidence.id, due)).returning({ file: evidence.file });
  return gone.map(({ file }) => file);
}
