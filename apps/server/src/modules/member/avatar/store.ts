import type { BuiltInAvatar } from '@ikka/contract';
import { eq, or } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../../platform/database/index.ts';
import { avatarTable as avatar } from '../tables.ts';

export type StoredAvatar = Pick<typeof avatar.$inferSelect, 'builtIn' | 'iconFile' | 'imageFile'>;

export async function findAvatar(db: Queryable, memberId: bigint): Promise<StoredAvatar | null> {
  const [found] = await db
    .select({ builtIn: avatar.builtIn, iconFile: avatar.iconFile, imageFile: avatar.imageFile })
    .from(avatar)
    .where(eq(avatar.memberId, memberId));
  return found ?? null;
}

/**
 * Locks and answers what was there before, writing what is there now. With `only` it writes where that stands there, and
 * answers null where it does not.
 */
export async function replaceAvatar(
  tx: Transaction,
  memberId: bigint,
  now: Date,
  next: { readonly builtIn: BuiltInAvatar } | { readonly iconFile: string; readonly imageFile: string },
  only?: 'uploaded',
): Promise<StoredAvatar | null> {
  const [before] = await tx
    .select({ builtIn: avatar.builtIn, iconFile: avatar.iconFile, imageFile: avatar.imageFile })
    .from(avatar)
    .where(eq(avatar.memberId, memberId))
    .for('update');
  if (only === 'uploaded' && before?.imageFile == null) return null;
  const values = { builtIn: null, iconFile: null, imageFile: null, ...next, changedAt: now };
  await tx
    .insert(avatar)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: avatar.memberId, set: values });
  return before ?? null;
}

/** Whether anybody's picture lies in this file. */
export async function isAvatarFile(db: Queryable, file: string): Promise<boolean> {
  const found = await db
    .select({ memberId: avatar.memberId })
    .from(avatar)
    .where(or(eq(avatar.iconFile, file), eq(avatar.imageFile, file)))
    .limit(1);
  return found.length > 0;
}

/** Until the end of the transaction nobody else writes or removes a file of this name. */
export async function lockFile(tx: Transaction, file: string): Promise<void> {
  await holdName(tx, `member.file ${file}`);
}
