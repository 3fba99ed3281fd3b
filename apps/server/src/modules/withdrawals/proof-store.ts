import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { Withdrawal } from './store.ts';
import { proofTable as proof } from './tables.ts';

export async function insertProof(db: Queryable, values: typeof proof.$inferInsert): Promise<void> {
  await db.insert(proof).values(values);
}

/** Claims the member's pictures for a withdrawal; answers how many of them were there and free. */
export async function claimProofs(
  tx: Transaction,
  ids: readonly string[],
  { id, memberId }: Pick<Withdrawal, 'id' | 'memberId'>,
): Promise<number> {
  if (ids.length === 0) return 0;
  const claimed = await tx
    .update(proof)
    .set({ withdrawalId: id })
    .where(and(inArray(proof.id, [...ids]), eq(proof.memberId, memberId), isNull(proof.withdrawalId)))
    .returning({ id: proof.id });
  return claimed.length;
}

/** The pictures of these withdrawals, in the order in which they came. */
export async function proofsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<{ id: string; withdrawalId: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: proof.id, withdrawalId: proof.withdrawalId })
    .from(proof)
    .where(inArray(proof.withdrawalId, [...ids]))
    .orderBy(asc(proof.uploadedAt), asc(proof.id));
}

export async function findProof(
  db: Queryable,
  withdrawalId: string,
  id: string,
): Promise<{ id: string; file: string } | null> {
  const [found] = await db
    .select({ id: proof.id, file: proof.file })
    .from(proof)
    .where(and(eq(proof.id, id), eq(proof.withdrawalId, withdrawalId)));
  return found ?? null;
}

/** Takes pictures out that nobody claimed in time; answers the names of their files. */
export async function takeUnclaimedProofs(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ id: proof.id })
    .from(proof)
    .where(and(isNull(proof.withdrawalId), lt(proof.uploadedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await db.delete(proof).where(inArray(proof.id, due)).returning({ file: proof.file });
  return gone.map(({ file }) => file);
}
