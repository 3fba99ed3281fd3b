import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { authenticatorTable as authenticators, recoveryCodeTable as recoveryCodes } from '../tables.ts';

export type StoredAuthenticator = typeof authenticators.$inferSelect;

export async function findAuthenticator(
  db: Queryable,
  memberId: bigint,
): Promise<StoredAuthenticator | null> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.memberId, memberId));
  return row ?? null;
}

/** Keeps a secret that waits for its first code, in place of one that waited before; false where one is confirmed. */
export async function keepUnconfirmed(
  tx: Transaction,
  memberId: bigint,
  sealedSecret: string,
  createdAt: Date,
): Promise<boolean> {
  const fresh = { sealedSecret, createdAt, confirmedAt: null, lastStep: null };
  const kept = await tx
    .insert(authenticators)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({
      target: authenticators.memberId,
      set: fresh,
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ memberId: authenticators.memberId });
  return kept.length === 1;
}

/** Takes a time step for good; false when it, or a later one, was taken before. */
export async function takeStep(db: Queryable, memberId: bigint, step: bigint): Promise<boolean> {
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        eq(authenticators.memberId, memberId),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ memberId: authenticators.memberId });
  return taken.length === 1;
}

/** False where it was confirmed already. */
export async function confirm(
  tx: Transaction,
  memberId: bigint,
  sealedSecret: string,
  at: Date,
): Promise<boolean> {
  const confirmed = await tx
    .update(authenticators)
    .set({ confirmedAt: at })
    .where(
      and(
        eq(authenticators.memberId, memberId),
        eq(authenticators.sealedSecret, sealedSecret),
        isNull(authenticators.confirmedAt),
      ),
    )
    .returning({ memberId: authenticators.memberId });
  return confirmed.length === 1;
}

/** Removes a confirmed authenticator with its recovery codes; false where there is none. */
export async function remove(tx: Transaction, memberId: bigint): Promise<boolean> {
  const gone = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.memberId, memberId), isNotNull(authenticators.confirmedAt)))
    .returning({ memberId: authenticators.memberId });
  if (gone.length === 0) return false;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  return true;
}

export async function isConfirmed(db: Queryable, memberId: bigint): Promise<boolean> {
  const [row] = await db
    .select({ count: count() })
    .from(authenticators)
    .where(and(eq(authenticators.memberId, memberId), isNotNull(authenticators.confirmedAt)));
  return Number(row?.count ?? 0) > 0;
}

/** Puts these recovery codes in the place of all others of the member. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  memberId: bigint,
  codes: readonly { readonly id: string; readonly codeHash: Buffer }[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ ...code, memberId })));
}

/** Spends a recovery code; false for everybody but the first. */
export async function spendRecoveryCode(
  db: Queryable,
  memberId: bigint,
  codeHash: Buffer,
  at: Date,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.memberId, memberId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return spent.length === 1;
}
