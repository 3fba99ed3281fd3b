import { asc, count, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { proofTable as proof } from './tables.ts';

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
