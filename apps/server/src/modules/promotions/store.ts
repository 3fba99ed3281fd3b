import { and, asc, count, desc, eq, getTableColumns, inArray, lt, max, notExists, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { pageTable as page, pictureTable as picture, pageVersionTable as version } from './tables.ts';

export type StoredPage = typeof page.$inferSelect;
export type StoredVersion = typeof version.$inferSelect;
export type StoredPicture = typeof picture.$inferSelect;
export interface StoredPromotion {
  readonly page: StoredPage;
  readonly version: StoredVersion;
  readonly small: string | null;
}

const inForce = and(eq(version.pageId, page.id), eq(version.version, page.version));
const whole = { page, version, small: picture.small };

/** Every promotion with the version in force, in their order. */
export async function allPromotions(db: Queryable): Promise<StoredPromotion[]> {
  return db
    .select(whole)
    .from(page)
    .innerJoin(version, inForce)
    .leftJoin(picture, eq(picture.file, version.picture))
    .orderBy(asc(page.position), asc(page.id));
}

const { html, terms, ...lines } = getTableColumns(version);
export type StoredCard = Omit<StoredVersion, 'html' | 'terms'> & {
  readonly small: string | null;
};

/** What the list of visitors needs of every promotion that is shown, in their order: without its long texts. */
export async function shownCards(db: Queryable): Promise<StoredCard[]> {
  return db
    .select({ ...lines, small: picture.small })
    .from(page)
    .innerJoin(version, inForce)
    .leftJoin(picture, eq(picture.file, version.picture))
    .where(eq(page.isShown, true))
    .orderBy(asc(page.position), asc(page.id));
}

export async function findPromotion(db: Queryable, id: string): Promise<StoredPromotion | null> {
  const [found] = await db
    .select(whole)
    .from(page)
    .innerJoin(version, inForce)
    .leftJoin(picture, eq(picture.file, version.picture))
    .where(eq(page.id, id));
  return found ?? null;
}

/** Every version of a promotion, newest first. */
export async function versionsOf(
  db: Queryable,
  id: string,
): Promise<{ version: StoredVersion; small: string | null }[]> {
  return db
    .select({ version, small: picture.small })
    .from(version)
    .leftJoin(picture, eq(picture.file, version.picture))
    .where(eq(version.pageId, id))
    .orderBy(desc(version.version));
}

/** Holds the promotion for this transaction; null where there is none. */
export async function lockPage(tx: Transaction, id: string): Promise<StoredPage | null> {
  const [found] = await tx.select().from(page).where(eq(page.id, id)).for('update');
  return found ?? null;
}

/** Holds every promotion, always in one order, so that two arrangements never wait for one another. */
export async function lockAllPages(tx: Transaction): Promise<void> {
  await tx.select({ id: page.id }).from(page).orderBy(asc(page.id)).for('update');
}

/** Puts a new promotion behind the others; answers false when the name is taken, also at this very moment. */
export async function insertPage(tx: Transaction, id: string): Promise<boolean> {
  const [{ last } = { last: null }] = await tx.select({ last: max(page.position) }).from(page);
  const made = await tx
    .insert(page)
    .values({ id, position: (last ?? 0) + 1, isShown: true, version: 1 })
    .onConflictDoNothing()
    .returning({ id: page.id });
  return made.length > 0;
}

export async function insertVersion(tx: Transaction, values: StoredVersion): Promise<void> {
  await tx.insert(version).values(values);
}

export async function setVersion(tx: Transaction, id: string, inForceNow: number): Promise<void> {
  await tx.update(page).set({ version: inForceNow }).where(eq(page.id, id));
}

export async function placePage(
  tx: Transaction,
  { id, ...place }: Pick<StoredPage, 'id' | 'position' | 'isShown'>,
): Promise<void> {
  await tx.update(page).set(place).where(eq(page.id, id));
}

export async function countPages(db: Queryable): Promise<number> {
  const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(page);
  return total;
}

/** The same picture brought again is kept once; answers whether it is new. */
export async function insertPicture(tx: Transaction, values: StoredPicture): Promise<boolean> {
  const made = await tx
    .insert(picture)
    .values(values)
    .onConflictDoNothing()
    .returning({ file: picture.file });
  return made.length > 0;
}

/** Holds a picture, so that nobody forgets it before it is used; false where there is none. */
export async function holdPicture(tx: Transaction, name: string): Promise<boolean> {
  const held = await tx
    .select({ file: picture.file })
    .from(picture)
    .where(eq(picture.file, name))
    .for('key share');
  return held.length > 0;
}

/** Takes away pictures that no version ever showed and that came before an instant; answers files that are nobody's now. */
export async function removeUnused(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const unused = await tx
    .select({ file: picture.file })
    .from(picture)
    .where(
      and(
        lt(picture.uploadedAt, before),
        notExists(tx.select({ id: version.pageId }).from(version).where(eq(version.picture, picture.file))),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx
    .delete(picture)
    .where(
      inArray(
        picture.file,
        unused.map(({ file }) => file),
      ),
    )
    .returning({ file: picture.file, small: picture.small });
  const names = [...new Set(gone.flatMap(({ file, small }) => [file, small]))];
  const still = await tx
    .select({ file: picture.file, small: picture.small })
    .from(picture)
    .where(or(inArray(picture.file, names), inArray(picture.small, names)));
  const others = new Set(still.flatMap(({ file, small }) => [file, small]));
  return names.filter((name) => !others.has(name));
}

export async function isPictureFile(db: Queryable, file: string): Promise<boolean> {
  const [found] = await db
    .select({ file: picture.file })
    .from(picture)
    .where(or(eq(picture.file, file), eq(picture.small, file)))
    .limit(1);
  return found !== undefined;
}
