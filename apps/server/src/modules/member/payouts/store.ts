import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { holdName, type Queryable, type Transaction } from '../../../platform/database/index.ts';
import { payoutAccountTable as account } from '../tables.ts';

export type StoredPayoutAccount = typeof account.$inferSelect;

/** Those that are in use, oldest first. */
export function liveAccounts(db: Queryable, memberId: bigint): Promise<StoredPayoutAccount[]> {
  return db
    .select()
    .from(account)
    .where(and(eq(account.memberId, memberId), isNull(account.removedAt)))
    .orderBy(asc(account.addedAt), asc(account.id));
}

/** Also one that was taken out of use. */
export async function findPayoutAccount(
  db: Queryable,
  memberId: bigint,
  id: string,
): Promise<StoredPayoutAccount | null> {
  const [found] = await db
    .select()
    .from(account)
    .where(and(eq(account.id, id), eq(account.memberId, memberId)));
  return found ?? null;
}

/** Until the end of the transaction the member's accounts change nowhere else. */
export async function lockPayouts(tx: Transaction, memberId: bigint): Promise<void> {
  await holdName(tx, `member.payouts ${memberId}`);
}

/** Answers false when the number is somebody's already, also one who registers it at the same moment. */
export async function insertAccount(tx: Transaction, values: typeof account.$inferInsert): Promise<boolean> {
  const made = await tx.insert(account).values(values).onConflictDoNothing().returning({ id: account.id });
  return made.length > 0;
}

/** Answers the account as it was, or null where the member has none of this id. */
export async function removeAccount(
  tx: Transaction,
  memberId: bigint,
  id: string,
  now: Date,
): Promise<StoredPayoutAccount | null> {
  const [removed] = await tx
    .update(account)
    .set({ removedAt: now })
    .where(and(eq(account.id, id), eq(account.memberId, memberId), isNull(account.removedAt)))
    .returning();
  return removed ?? null;
}

/** Whether one of the first accounts has the number of one of the others; also of those that were taken out of use. */
export async function haveSameNumber(
  db: Queryable,
  ids: readonly string[],
  others: readonly string[],
): Promise<boolean> {
  const numbers = db
    .select({ hash: account.numberHash })
    .from(account)
    .where(inArray(account.id, [...others]));
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(inArray(account.id, [...ids]), inArray(account.numberHash, numbers)))
    .limit(1);
  return rows.length > 0;
}
