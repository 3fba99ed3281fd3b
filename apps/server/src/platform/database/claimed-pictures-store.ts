import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from './connect.ts';

/**
 * A table of pictures that come before the row that shows them. Beside these columns it has `id`, a UUID, and `file`, the name of
 * the bytes in the store of files.
 */
export interface ClaimedPicturesTable {
  readonly table: PgTable;
  /** The row that shows the picture; null until one claims it. */
  readonly claimedBy: PgColumn;
  readonly keptAt: PgColumn;
  /** Who brought it, and alone may claim it; null where whoever knows its id may. */
  readonly broughtBy: PgColumn | null;
}

export interface BroughtPicture {
  readonly id: string;
  readonly file: string;
  readonly keptAt: Date;
  /** Null where the table does not say who brought a picture. */
  readonly broughtBy: bigint | string | null;
}

export interface PictureClaim {
  /** The row that claims. */
  readonly by: string;
  readonly broughtBy: bigint | string | null;
  /** Also the pictures count that were this row's before. */
  readonly withItsOwn?: boolean;
}

const named = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`;

export async function insertBroughtPicture(
  db: Queryable,
  { table, keptAt, broughtBy }: ClaimedPicturesTable,
  picture: BroughtPicture,
): Promise<void> {
  const at = sql`${picture.keptAt.toISOString()}::timestamptz`;
  await (broughtBy === null
    ? db.execute(
        sql`INSERT INTO ${table} (id, file, ${named(keptAt)}) VALUES (${picture.id}, ${picture.file}, ${at})`,
      )
    : db.execute(sql`
        INSERT INTO ${table} (id, file, ${named(keptAt)}, ${named(broughtBy)})
        VALUES (${picture.id}, ${picture.file}, ${at}, ${String(picture.broughtBy)})`));
}

/** Claims pictures for a row; answers how many of them were there and free for it. */
export async function claimPictures(
  tx: Transaction,
  { table, claimedBy, broughtBy }: ClaimedPicturesTable,
  ids: readonly string[],
  claim: PictureClaim,
): Promise<number> {
  if (ids.length === 0) return 0;
  const isFree = sql`${named(claimedBy)} IS NULL`;
  const { rows } = await tx.execute(sql`
    UPDATE ${table} SET ${named(claimedBy)} = ${claim.by}
     WHERE id IN (${sql.join(
       ids.map((id) => sql`${id}`),
       sql`, `,
     )})
       AND ${claim.withItsOwn === true ? sql`(${isFree} OR ${named(claimedBy)} = ${claim.by})` : isFree}
       AND ${broughtBy === null ? sql`true` : sql`${named(broughtBy)} = ${String(claim.broughtBy)}`}
    RETURNING id`);
  return rows.length;
}

/** A picture that a row claimed; without an id the only one that it has. */
export async function findClaimedPicture(
  db: Queryable,
  { table, claimedBy }: ClaimedPicturesTable,
  row: string,
  id?: string,
): Promise<{ id: string; file: string } | null> {
  const { rows } = await db.execute<{ id: string; file: string }>(sql`
    SELECT id, file FROM ${table}
     WHERE ${named(claimedBy)} = ${row} AND ${id === undefined ? sql`true` : sql`id = ${id}`}`);
  return rows[0] ?? null;
}

/** Takes pictures out that no row claimed in time; answers the names of their files. */
export async function takeUnclaimedPictures(
  db: Queryable,
  { table, claimedBy, keptAt }: ClaimedPicturesTable,
  before: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ file: string }>(sql`
    DELETE FROM ${table} WHERE id IN (
      SELECT id FROM ${table}
       WHERE ${named(claimedBy)} IS NULL AND ${named(keptAt)} < ${before.toISOString()}::timestamptz
       LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING file`);
  return rows.map(({ file }) => file);
}
