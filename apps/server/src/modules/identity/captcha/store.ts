import { and, eq, gt, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { attemptTable } from '../core-tables.ts';
import { imageCaptchaTable, puzzleTable } from '../tables.ts';

export interface ShownPuzzle {
  readonly id: string;
  readonly pieceX: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertPuzzle(db: Queryable, puzzle: ShownPuzzle): Promise<void> {
  await db.insert(puzzleTable).values(puzzle);
}

/** Takes the puzzle's one check. Null when there is none left: unknown, expired or checked before. */
export async function takeCheck(db: Queryable, id: string, now: Date): Promise<ShownPuzzle | null> {
  const [row] = await db
    .update(puzzleTable)
    .set({ checkedAt: now })
    .where(and(eq(puzzleTable.id, id), isNull(puzzleTable.checkedAt), gt(puzzleTable.expiresAt, now)))
    .returning({
      id: puzzleTable.id,
      pieceX: puzzleTable.pieceX,
      createdAt: puzzleTable.createdAt,
      expiresAt: puzzleTable.expiresAt,
    });
  return row ?? null;
}

export async function saveTicket(
  db: Queryable,
  id: string,
  ticketHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  await db.update(puzzleTable).set({ ticketHash, expiresAt }).where(eq(puzzleTable.id, id));
}

/** Spends a ticket. Of any number that try at once exactly one gets true. */
export async function spendTicketRow(
  db: Queryable,
  id: string,
  ticketHash: Buffer,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .delete(puzzleTable)
    .where(
      and(eq(puzzleTable.id, id), eq(puzzleTable.ticketHash, ticketHash), gt(puzzleTable.expiresAt, now)),
    );
  return spent.rowCount === 1;
}

/** Whether the puzzle still stands for somebody to solve or spend: tells a wrong ticket from a late one. */
export async function isPuzzleLive(db: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: puzzleTable.id })
    .from(puzzleTable)
    .where(and(eq(puzzleTable.id, id), gt(puzzleTable.expiresAt, now)));
  return rows.length > 0;
}

export async function deleteExpiredPuzzles(tx: Transaction, now: Date, limit: number): Promise<number> {
  const over = tx
    .select({ id: puzzleTable.id })
    .from(puzzleTable)
    .where(lt(puzzleTable.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(puzzleTable).where(inArray(puzzleTable.id, over));
  return gone.rowCount ?? 0;
}

/** What is kept of an image code's answer. */
export interface KeptAnswer {
  readonly answerHash: Buffer;
  readonly salt: Buffer;
}

export async function insertImage(
  db: Queryable,
  image: KeptAnswer & { readonly id: string; readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db.insert(imageCaptchaTable).values(image);
}

/** Takes the image's one check. Null when there is none left: unknown, expired or checked before. */
export async function takeImageCheck(db: Queryable, id: string, now: Date): Promise<KeptAnswer | null> {
  const [row] = await db
    .update(imageCaptchaTable)
    .set({ checkedAt: now })
    .where(
      and(
        eq(imageCaptchaTable.id, id),
        isNull(imageCaptchaTable.checkedAt),
        gt(imageCaptchaTable.expiresAt, now),
      ),
    )
    .returning({ answerHash: imageCaptchaTable.answerHash, salt: imageCaptchaTable.salt });
  return row ?? null;
}

/**
 * Whether this key's last turn was at `before` or earlier; if so, this is its turn. Of any number that ask at once
 * exactly one gets it. The rows stand among the attempts and are forgotten with them.
 */
export async function takeTurn(db: Queryable, keyHash: Buffer, now: Date, before: Date): Promise<boolean> {
  const taken = await db
    .insert(attemptTable)
    .values({ keyHash, attempts: 0, lastAt: now })
    .onConflictDoUpdate({
      target: attemptTable.keyHash,
      set: { lastAt: now },
      setWhere: lte(attemptTable.lastAt, before),
    });
  return taken.rowCount === 1;
}

export async function deleteExpiredImages(tx: Transaction, now: Date, limit: number): Promise<number> {
  const over = tx
    .select({ id: imageCaptchaTable.id })
    .from(imageCaptchaTable)
    .where(lt(imageCaptchaTable.expiresAt, now))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(imageCaptchaTable).where(inArray(imageCaptchaTable.id, over));
  return gone.rowCount ?? 0;
}
