import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { verificationCodeTable as codes } from '../tables.ts';

/** Keeps a new code and ends the older ones of its subject. Two at once for one subject wait for the caller's lock. */
export async function insertCode(tx: Transaction, code: typeof codes.$inferInsert): Promise<void> {
  await tx
    .update(codes)
    .set({ usedAt: code.createdAt })
    .where(and(eq(codes.subjectHash, code.subjectHash), isNull(codes.usedAt)));
  await tx.insert(codes).values(code);
}

/** Takes one try of the subject's live code before anybody looks at it; null when there is none, or no try is left. */
export async function takeTry(
  db: Queryable,
  subjectHash: Buffer,
  now: Date,
): Promise<{ readonly id: string; readonly codeHash: Buffer } | null> {
  const live = db
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(codes.subjectHash, subjectHash), isNull(codes.usedAt)))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  const [taken] = await db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(
      and(inArray(codes.id, live), gt(codes.triesLeft, 0), gt(codes.expiresAt, now), isNull(codes.usedAt)),
    )
    .returning({ id: codes.id, codeHash: codes.codeHash });
  return taken ?? null;
}

/** Spends a code; false for everybody but the first. */
export async function spendCode(db: Queryable, id: string, now: Date): Promise<boolean> {
  const spent = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .returning({ id: codes.id });
  return spent.length === 1;
}

/** Removes up to `limit` codes that were over before `since`, passing by those in use. */
export async function deleteOldCodes(tx: Transaction, since: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: codes.id })
    .from(codes)
    .where(lt(codes.expiresAt, since))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(codes).where(inArray(codes.id, old));
  return gone.rowCount ?? 0;
}
