import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral } from '../ledger/index.ts';
import { headTable } from './tables.ts';

export type Head = typeof headTable.$inferSelect;
export type Whose = Pick<Head, 'accountId' | 'memberId' | 'currency'>;

export async function findHead(tx: Queryable, accountId: bigint): Promise<Head | null> {
  const [found] = await tx.select().from(headTable).where(eq(headTable.accountId, accountId));
  return found ?? null;
}

/** The head of an account, begun where there is none; held until the transaction ends. Null: somebody else holds it. */
export async function lockHead(
  tx: Transaction,
  whose: Whose,
  { mayPass }: { readonly mayPass: boolean },
): Promise<Head | null> {
  await tx
    .insert(headTable)
    .values({ ...whose, version: 0n })
    .onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(headTable)
    .where(eq(headTable.accountId, whose.accountId))
    .for('update', mayPass ? { skipLocked: true } : {});
  if (found === undefined && !mayPass)
    throw new Error(`account ${whose.accountId} has no head after it was begun`);
  return found ?? null;
}

export async function moveHead(tx: Transaction, head: Head): Promise<void> {
  const { accountId, ...moved } = head;
  await tx.update(headTable).set(moved).where(eq(headTable.accountId, accountId));
}

/** Notes that money of these accounts moved; one that is due already stays so. */
export async function noteDue(tx: Queryable, whose: readonly Whose[], dueAt: Date): Promise<void> {
  if (whose.length === 0) return;
  await tx
    .insert(headTable)
    .values(
      whose.map(({ accountId, memberId, currency }) => ({
        accountId,
        memberId,
        currency,
        version: 0n,
        dueAt,
      })),
    )
    .onConflictDoUpdate({
      target: headTable.accountId,
      set: { dueAt },
      setWhere: sql`${headTable.dueAt} IS NULL`,
    });
}

export async function dueHeads(tx: Queryable, until: Date, limit: number): Promise<Head[]> {
  return tx
    .select()
    .from(headTable)
    .where(lte(headTable.dueAt, until))
    .orderBy(asc(headTable.dueAt))
    .limit(limit);
}

/** A long chain has had its turn: whoever is due by now comes before it. */
export async function putBack(tx: Queryable, accountId: bigint, dueAt: Date): Promise<void> {
  await tx
    .update(headTable)
    .set({ dueAt })
    .where(sql`${headTable.accountId} = ${accountId} AND ${headTable.dueAt} IS NOT NULL`);
}

/** How many transfers have been read of each of these accounts that was ever read. */
export async function versionsOf(
  tx: Queryable,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx
    .select({ accountId: headTable.accountId, version: headTable.version })
    .from(headTable)
    .where(sql`${headTable.accountId} = ANY (${arrayLiteral(accountIds)}::bigint[])`);
  return new Map(rows.map(({ accountId, version }) => [accountId, version]));
}
