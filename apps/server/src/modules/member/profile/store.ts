import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { profileTable as profile } from '../tables.ts';

export type StoredProfile = typeof profile.$inferSelect;
export type ProfileColumns = Partial<Omit<typeof profile.$inferInsert, 'memberId' | 'changedAt'>>;

export async function findProfile(db: Queryable, memberId: bigint): Promise<StoredProfile | null> {
  const [found] = await db.select().from(profile).where(eq(profile.memberId, memberId));
  return found ?? null;
}

/** Makes sure that there is a row and locks it: what happens to one profile happens in turn. */
export async function lockProfile(tx: Transaction, memberId: bigint, now: Date): Promise<StoredProfile> {
  await tx.insert(profile).values({ memberId, changedAt: now }).onConflictDoNothing();
  const [found] = await tx.select().from(profile).where(eq(profile.memberId, memberId)).for('update');
  if (found === undefined) throw new Error('a profile vanished while it was locked');
  return found;
}

export async function updateProfile(
  tx: Transaction,
  memberId: bigint,
  columns: ProfileColumns,
  now: Date,
): Promise<void> {
  await tx
    .update(profile)
    .set({ ...columns, changedAt: now })
    .where(eq(profile.memberId, memberId));
}
