import { and, desc, eq, gt, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { referralTable } from '../tables.ts';

export type StoredReferral = typeof referralTable.$inferSelect;

export async function insertReferral(tx: Queryable, referral: StoredReferral): Promise<boolean> {
  const rows = await tx.insert(referralTable).values(referral).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findReferral(tx: Queryable, id: string): Promise<StoredReferral | null> {
  const [row] = await tx.select().from(referralTable).where(eq(referralTable.id, id));
  return row ?? null;
}

export async function lockReferral(tx: Transaction, id: string): Promise<StoredReferral | null> {
  const [row] = await tx.select().from(referralTable).where(eq(referralTable.id, id)).for('update');
  return row ?? null;
}

export async function putAnswer(
  tx: Transaction,
  id: string,
  answer: Pick<StoredReferral, 'offer' | 'answeredAt' | 'answeredBy' | 'until'>,
): Promise<void> {
  await tx.update(referralTable).set(answer).where(eq(referralTable.id, id));
}

/** Whether a member waits for an answer at an instant. */
export async function isWaiting(tx: Queryable, memberId: bigint, at: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: referralTable.id })
    .from(referralTable)
    .where(and(eq(referralTable.memberId, memberId), waitingAt(at)))
    .limit(1);
  return row !== undefined;
}

const waitingAt = (at: Date): SQL | undefined =>
  and(isNull(referralTable.answeredAt), gt(referralTable.until, at));

/** Those who wait, longest first, and the last that were answered. */
export async function listReferrals(
  tx: Queryable,
  at: Date,
  answeredMost: number,
): Promise<readonly StoredReferral[]> {
  const waiting = await tx.select().from(referralTable).where(waitingAt(at)).orderBy(referralTable.askedAt);
  const answered = await tx
    .select()
    .from(referralTable)
    .where(isNotNull(referralTable.answeredAt))
    .orderBy(desc(referralTable.answeredAt))
    .limit(answeredMost);
  return [...waiting, ...answered];
}

export async function forgetReferrals(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(referralTable).where(lt(referralTable.askedAt, before));
}
