import { asc, count, eq, max } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { resourceTable as resource } from '../tables.ts';

export type StoredResource = typeof resource.$inferSelect;

/** Everything, type by type and in its order. */
export async function allResources(db: Queryable): Promise<StoredResource[]> {
  return db
    .select()
    .from(resource)
    .orderBy(asc(resource.resourceType), asc(resource.position), asc(resource.id));
}

export async function findResource(db: Queryable, id: string): Promise<StoredResource | null> {
  const [found] = await db.select().from(resource).where(eq(resource.id, id));
  return found ?? null;
}

export async function lockResource(tx: Transaction, id: string): Promise<StoredResource | null> {
  const [found] = await tx.select().from(resource).where(eq(resource.id, id)).for('update');
  return found ?? null;
}

/** Holds all of a type, always in one order. */
export async function lockType(tx: Transaction, resourceType: string): Promise<StoredResource[]> {
  const held = await tx
    .select()
    .from(resource)
    .where(eq(resource.resourceType, resourceType))
    .orderBy(asc(resource.id))
    .for('update');
  return held.sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}

/** Puts one behind the others of its type; answers false when the id is taken, also at this very moment. */
export async function insertResource(
  tx: Transaction,
  values: Omit<StoredResource, 'position'>,
): Promise<boolean> {
  const [{ last } = { last: null }] = await tx
    .select({ last: max(resource.position) })
    .from(resource)
    .where(eq(resource.resourceType, values.resourceType));
  const made = await tx
    .insert(resource)
    .values({ ...values, position: (last ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ id: resource.id });
  return made.length > 0;
}

export async function updateResource(
  tx: Transaction,
  id: string,
  values: Partial<Omit<StoredResource, 'id'>>,
): Promise<void> {
  await tx.update(resource).set(values).where(eq(resource.id, id));
}

export async function deleteResource(tx: Transaction, id: string): Promise<void> {
  await tx.delete(resource).where(eq(resource.id, id));
}

export async function countOfType(db: Queryable, resourceType: string): Promise<number> {
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(resource)
    .where(eq(resource.resourceType, resourceType));
  return total;
}
