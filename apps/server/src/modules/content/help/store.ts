import { and, asc, count, desc, eq, max } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { helpItemTable as item, helpVersionTable as version } from '../tables.ts';

export type StoredHelpItem = typeof item.$inferSelect;
export type StoredHelpVersion = typeof version.$inferSelect;
export interface StoredHelp {
  readonly item: StoredHelpItem;
  readonly version: StoredHelpVersion;
}

const inForce = and(eq(version.itemKey, item.key), eq(version.version, item.version));

/** Every item with the version in force, in their order. */
export async function allHelp(db: Queryable): Promise<StoredHelp[]> {
  return db
    .select({ item, version })
    .from(item)
    .innerJoin(version, inForce)
    .orderBy(asc(item.position), asc(item.key));
}

/** The keys of all items. */
export async function helpKeys(db: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await db.select({ key: item.key }).from(item)).map(({ key }) => key));
}

export async function findHelp(db: Queryable, key: string): Promise<StoredHelp | null> {
  const [found] = await db
    .select({ item, version })
    .from(item)
    .innerJoin(version, inForce)
    .where(eq(item.key, key));
  return found ?? null;
}

/** Every version of an item, newest first. */
export async function versionsOf(db: Queryable, key: string): Promise<StoredHelpVersion[]> {
  return db.select().from(version).where(eq(version.itemKey, key)).orderBy(desc(version.version));
}

/** Holds the item for this transaction; null where there is none. */
export async function lockHelp(tx: Transaction, key: string): Promise<StoredHelpItem | null> {
  const [found] = await tx.select().from(item).where(eq(item.key, key)).for('update');
  return found ?? null;
}

/** Holds every item, always in one order, so that two arrangements never wait for one another. */
export async function lockAllHelp(tx: Transaction): Promise<void> {
  await tx.select({ key: item.key }).from(item).orderBy(asc(item.key)).for('update');
}

/** Puts a new item behind the others; answers false when the key is taken, also at this very moment. */
export async function insertHelp(
  tx: Transaction,
  values: Omit<StoredHelpItem, 'position' | 'version'>,
): Promise<boolean> {
  const [{ last } = { last: null }] = await tx.select({ last: max(item.position) }).from(item);
  const made = await tx
    .insert(item)
    .values({ ...values, position: (last ?? 0) + 1, version: 1 })
    .onConflictDoNothing()
    .returning({ key: item.key });
  return made.length > 0;
}

export async function insertHelpVersion(tx: Transaction, values: StoredHelpVersion): Promise<void> {
  await tx.insert(version).values(values);
}

export async function setHelpVersion(tx: Transaction, key: string, inForceNow: number): Promise<void> {
  await tx.update(item).set({ version: inForceNow }).where(eq(item.key, key));
}

export async function placeHelp(
  tx: Transaction,
  place: Pick<StoredHelpItem, 'key' | 'position' | 'inFooter' | 'isShown'>,
): Promise<void> {
  const { key, ...values } = place;
  await tx.update(item).set(values).where(eq(item.key, key));
}

export async function countHelp(db: Queryable): Promise<number> {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(item);
  return total;
}
