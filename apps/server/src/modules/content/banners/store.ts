import { and, asc, count, eq, gt, isNull, lte, max, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { bannerTable as banner } from '../tables.ts';

export type StoredBanner = typeof banner.$inferSelect;

/** Every banner, group by group and in its order. */
export async function allBanners(db: Queryable): Promise<StoredBanner[]> {
  return db.select().from(banner).orderBy(asc(banner.groupName), asc(banner.position), asc(banner.id));
}

/** What is shown at an instant, of one group or of all. */
export async function bannersInForce(
  db: Queryable,
  groupName: string | null,
  now: Date,
): Promise<StoredBanner[]> {
  return db
    .select()
    .from(banner)
    .where(
      and(
        eq(banner.isShown, true),
        groupName === null ? undefined : eq(banner.groupName, groupName),
        or(isNull(banner.shownFrom), lte(banner.shownFrom, now)),
        or(isNull(banner.shownUntil), gt(banner.shownUntil, now)),
      ),
    )
    .orderBy(asc(banner.groupName), asc(banner.position), asc(banner.id));
}

export async function findBanner(db: Queryable, id: string): Promise<StoredBanner | null> {
  const [found] = await db.select().from(banner).where(eq(banner.id, id));
  return found ?? null;
}

export async function lockBanner(tx: Transaction, id: string): Promise<StoredBanner | null> {
  const [found] = await tx.select().from(banner).where(eq(banner.id, id)).for('update');
  return found ?? null;
}

/** Holds all of a group, always in one order, and answers them as they stand. */
export async function lockGroup(tx: Transaction, groupName: string): Promise<StoredBanner[]> {
  const held = await tx
    .select()
    .from(banner)
    .where(eq(banner.groupName, groupName))
    .orderBy(asc(banner.id))
    .for('update');
  return held.sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));
}

/** Puts one behind the others of its group; answers false when the id is taken, also at this very moment. */
export async function insertBanner(
  tx: Transaction,
  values: Omit<StoredBanner, 'position'>,
): Promise<boolean> {
  const [{ last } = { last: null }] = await tx
    .select({ last: max(banner.position) })
    .from(banner)
    .where(eq(banner.groupName, values.groupName));
  const made = await tx
    .insert(banner)
    .values({ ...values, position: (last ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ id: banner.id });
  return made.length > 0;
}

export async function updateBanner(
  tx: Transaction,
  id: string,
  values: Partial<Omit<StoredBanner, 'id'>>,
): Promise<void> {
  await tx.update(banner).set(values).where(eq(banner.id, id));
}

export async function deleteBanner(tx: Transaction, id: string): Promise<void> {
  await tx.delete(banner).where(eq(banner.id, id));
}

export async function countOfGroup(db: Queryable, groupName: string): Promise<number> {
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(banner)
    .where(eq(banner.groupName, groupName));
  return total;
}
