import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { accountTable, attemptTable } from '../tables.ts';
import type { Attempts } from './attempt-rules.ts';

export interface KeyedAttempts extends Attempts {
  readonly keyHash: Buffer;
}

const before = new Date(0);

/**
 * Locks the attempts of these keys to the end of the transaction, making the rows that are missing. Always in the
 * order of the keys, so that two attempts never wait for each other. Answers those that have counted something.
 */
export async function lockAttempts(tx: Transaction, keyHashes: readonly Buffer[]): Promise<KeyedAttempts[]> {
  const sorted = [...keyHashes].sort(Buffer.compare);
  await tx
    .insert(attemptTable)
    .values(sorted.map((keyHash) => ({ keyHash, attempts: 0, lastAt: before })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(attemptTable)
    .where(inArray(attemptTable.keyHash, sorted))
    .orderBy(asc(attemptTable.keyHash))
    .for('update');
  return rows.filter(({ attempts }) => attempts > 0);
}

/** Writes what was counted for keys that this transaction has locked. */
export async function saveAttempts(tx: Transaction, counted: readonly KeyedAttempts[]): Promise<void> {
  await tx
    .insert(attemptTable)
    .values([...counted])
    .onConflictDoUpdate({
      target: attemptTable.keyHash,
      set: {
        attempts: sql`excluded.attempts`,
        lastAt: sql`excluded.last_at`,
        lockedUntil: sql`excluded.locked_until`,
      },
    });
}

/**
 * Counts nothing for these keys any more. The rows stay until they are cleaned up: one that vanished between another
 * attempt's insert and its lock would be inserted out of order there, and the two would wait for each other.
 */
export async function forgetAttempts(db: Queryable, keyHashes: readonly Buffer[]): Promise<void> {
  const locked = db
    .select({ keyHash: attemptTable.keyHash })
    .from(attemptTable)
    .where(inArray(attemptTable.keyHash, [...keyHashes]))
    .orderBy(asc(attemptTable.keyHash))
    .for('update');
  await db
    .update(attemptTable)
    .set({ attempts: 0, lastAt: before, lockedUntil: null })
    .where(inArray(attemptTable.keyHash, locked));
}

/** Until when each of these keys is locked; those that are not are left out. */
export async function locksAmong(
  db: Queryable,
  keyHashes: readonly Buffer[],
  now: Date,
): Promise<{ readonly keyHash: Buffer; readonly lockedUntil: Date }[]> {
  const rows = await db
    .select({ keyHash: attemptTable.keyHash, lockedUntil: attemptTable.lockedUntil })
    .from(attemptTable)
    .where(and(inArray(attemptTable.keyHash, [...keyHashes]), gt(attemptTable.lockedUntil, now)));
  return rows.flatMap(({ keyHash, lockedUntil }) => (lockedUntil === null ? [] : [{ keyHash, lockedUntil }]));
}

/** Gives one attempt back, and with it the lock that it may have set. */
export async function giveBackAttempt(db: Queryable, keyHash: Buffer): Promise<void> {
  await db
    .update(attemptTable)
    .set({ attempts: sql`greatest(${attemptTable.attempts} - 1, 0)`, lockedUntil: null })
    .where(eq(attemptTable.keyHash, keyHash));
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

export interface PasswordState {
  readonly changedAt: Date | null;
  /** A log-in found the present password on the weak list. */
  readonly isExpired: boolean;
  /** An operator asked for another one, and it was not changed since. */
  readonly isChangeAsked: boolean;
}

/** Whether the member's present password has to go. */
export async function passwordState(db: Queryable, memberId: bigint): Promise<PasswordState> {
  const [row] = await db
    .select({
      changedAt: accountTable.passwordChangedAt,
      expiredAt: accountTable.passwordExpiredAt,
      askedAt: accountTable.passwordChangeAskedAt,
    })
    .from(accountTable)
    .where(eq(accountTable.id, memberId));
  const { changedAt = null, expiredAt = null, askedAt = null } = row ?? {};
  const isSinceChange = (at: Date | null): boolean => at !== null && (changedAt === null || changedAt < at);
  return { changedAt, isExpired: isSinceChange(expiredAt), isChangeAsked: isSinceChange(askedAt) };
}

/** An operator asks for a new password. */
export async function askPasswordChange(tx: Transaction, memberId: bigint, at: Date): Promise<void> {
  await tx.update(accountTable).set({ passwordChangeAskedAt: at }).where(eq(accountTable.id, memberId));
}

/** Notes what a log-in found of the password; null: that it is none of the weak ones. */
export async function setPasswordExpired(tx: Transaction, memberId: bigint, at: Date | null): Promise<void> {
  // Most passwords are not, and were not: nothing is written then.
  const isNews = at === null ? isNotNull(accountTable.passwordExpiredAt) : undefined;
  await tx
    .update(accountTable)
    .set({ passwordExpiredAt: at })
    .where(and(eq(accountTable.id, memberId), isNews));
}
