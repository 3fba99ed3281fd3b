import { eq, inArray, lt } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import { attemptTable } from '../tables.ts';
import type { Attempts } from './attempt-rules.ts';

const before = new Date(0);

/** Locks a key's attempts to the end of the transaction, making the row where there is none. */
export async function lockAttempts(tx: Transaction, keyHash: Buffer): Promise<Attempts | null> {
  await tx.insert(attemptTable).values({ keyHash, attempts: 0, lastAt: before }).onConflictDoNothing();
  const [row] = await tx
    .select({
      attempts: attemptTable.attempts,
      lastAt: attemptTable.lastAt,
      lockedUntil: attemptTable.lockedUntil,
    })
    .from(attemptTable)
    .where(eq(attemptTable.keyHash, keyHash))
    .for('update');
  return row && row.attempts > 0 ? row : null;
}

export async function saveAttempts(tx: Transaction, keyHash: Buffer, attempts: Attempts): Promise<void> {
  await tx.update(attemptTable).set(attempts).where(eq(attemptTable.keyHash, keyHash));
}

export async function forgetAttempts(tx: Transaction, keyHash: Buffer): Promise<void> {
  await tx.delete(attemptTable).where(eq(attemptTable.keyHash, keyHash));
}

/** Removes up to `limit` keys that have been quiet since `since`, passing by those in use. */
export async function deleteQuiet(tx: Transaction, since: Date, limit: number): Promise<number> {
  const quiet = tx
    .select({ keyHash: attemptTable.keyHash })
    .from(attemptTable)
    .where(lt(attemptTable.lastAt, since))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(attemptTable).where(inArray(attemptTable.keyHash, quiet));
  return gone.rowCount ?? 0;
}
