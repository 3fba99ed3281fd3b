import { and, asc, count, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { proofTable as proof } from './tables.ts';

export async function insertProof(db: Queryable, values: typeof proof.$inferInsert): Promise<void> {
  await db.insert(proof).values(values);
}

/** Claims the member's pictures for a deposit; answers how many of them are the deposit's now, also from before. */
export async function claimProofs(
  tx: Transaction,
  ids: readonly string[],
  { id, memberId }: { readonly id: string; readonly memberId: bigint },
): Promise<number> {
  const claimed = await tx
    .update(proof)
    .set({ depositId: id })
    .where(
      and(
        inArray(proof.id, [...ids]),
        eq(proof.memberId, memberId),
        or(isNull(proof.depositId), eq(proof.depositId, id)),
      ),
    )
    .returning({ id: proof.id });
  return claimed.length;
}

/** The pictures of a deposit, in the order in which they came. */
export async function proofsOf(db: Queryable, depositId: string): Promise<string[]> {
  const rows = await db
    .select({ id: proof.id })
    .from(proof)
    .where(eq(proof.depositId, depositId))
    .orderBy(asc(proof.uploadedAt), asc(proof.id));
  return rows.map(({ id }) => id);
}

/** How many pictures each of these deposits has; those without one are left out. */
export async function proofCounts(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: proof.depositId, pictures: count() })
    .from(proof)
    .where(inArray(proof.depositId, [...ids]))
    .groupBy(proof.depositId);
  return new Map(rows.flatMap(({ id, pictures }) => (id === null ? [] : [[id, pictures] as const])));
}

export async function findProof(
  db: Queryable,
  depositId: string,
  id: string,
): Promise<{ id: string; file: string } | null> {
  const [found] = await db
    .select({ id: proof.id, file: proof.file })
    .from(proof)
    .where(and(eq(proof.id, id), eq(proof.depositId, depositId)));
  return found ?? null;
}

/** Takes pictures out that came with no deposit in time; answers the names of their files. */
export async function takeUnclaimedProofs(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ id: proof.id })
    .from(proof)
    .where(and(isNull(proof.depositId), lt(proof.uploadedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db.delete(proof).where(inArray(proof.id, due)).returning({ file: proof.file });
  return gone.map(({ file }) => file);
}
