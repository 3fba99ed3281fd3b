import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { proofTable as proof } from './tables.ts';

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
