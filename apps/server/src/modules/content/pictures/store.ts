import { and, asc, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import {
  bannerTable as banner,
  pictureFileTable as file,
  pictureTable as picture,
  resourceTable as resource,
} from '../tables.ts';

export type StoredPicture = typeof picture.$inferSelect;
export type StoredPictureFile = typeof file.$inferSelect;
export interface KeptPicture {
  readonly picture: StoredPicture;
  /** Narrowest first. */
  readonly files: readonly StoredPictureFile[];
}

/** Answers false where it is kept already, also at this very moment. */
export async function insertPicture(
  tx: Transaction,
  values: StoredPicture,
  files: readonly StoredPictureFile[],
): Promise<boolean> {
  const made = await tx.insert(picture).values(values).onConflictDoNothing().returning({ id: picture.id });
  if (made.length === 0) return false;
  await tx.insert(file).values([...files]);
  return true;
}

export async function findPictures(db: Queryable, ids: readonly string[]): Promise<Map<string, KeptPicture>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ picture, file })
    .from(picture)
    .innerJoin(file, eq(file.pictureId, picture.id))
    .where(inArray(picture.id, [...ids]))
    .orderBy(asc(file.width));
  const kept = new Map<string, { picture: StoredPicture; files: StoredPictureFile[] }>();
  for (const row of found) {
    const one = kept.get(row.picture.id) ?? { picture: row.picture, files: [] };
    one.files.push(row.file);
    kept.set(row.picture.id, one);
  }
  return kept;
}

/** Holds a picture, so that nobody forgets it before it is used; false where there is none. */
export async function holdPicture(tx: Transaction, id: string): Promise<boolean> {
  const held = await tx.select({ id: picture.id }).from(picture).where(eq(picture.id, id)).for('key share');
  return held.length > 0;
}

/** Whether a file is one of these pictures, of that type: nothing else of the house is served. */
export async function isPictureFile(db: Queryable, name: string, type: string): Promise<boolean> {
  const found = await db
    .select({ name: file.name })
    .from(file)
    .where(and(eq(file.name, name), eq(file.type, type)))
    .limit(1);
  return found.length > 0;
}

/** Takes away pictures that nothing shows and that were kept before an instant; answers files that are nobody's any more. */
export async function removeUnused(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const unused = await tx
    .select({ id: picture.id })
    .from(picture)
    .where(
      and(
        lt(picture.keptAt, before),
        notExists(tx.select({ id: banner.id }).from(banner).where(eq(banner.pictureId, picture.id))),
        notExists(tx.select({ id: resource.id }).from(resource).where(eq(resource.pictureId, picture.id))),
      ),
    )
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = unused.map(({ id }) => id);
  if (ids.length === 0) return [];
  const gone = await tx.delete(file).where(inArray(file.pictureId, ids)).returning({ name: file.name });
  await tx.delete(picture).where(inArray(picture.id, ids));
  const names = [...new Set(gone.map(({ name }) => name))];
  const still = await tx.select({ name: file.name }).from(file).where(inArray(file.name, names));
  const others = new Set(still.map(({ name }) => name));
  return names.filter((name) => !others.has(name));
}
