import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { accountTable, resetLinkTable as links } from '../tables.ts';

export interface NewLink {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A number that no account has: accounts begin at 100,001. */
const nobody = 0n;

/**
 * Keeps a new link of the member, and ends the older ones. For nobody (null) it sends the same statements, which then
 * touch no row.
 */
export async function insertLink(tx: Transaction, memberId: bigint | null, link: NewLink): Promise<void> {
  await endLinksOf(tx, memberId ?? nobody, link.createdAt);
  const { id, tokenHash, createdAt, expiresAt } = link;
  await tx.insert(links).select(
    tx
      .select({
        id: sql<string>`${id}::uuid`.as('id'),
        memberId: accountTable.id,
        tokenHash: sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
        createdAt: sql<Date>`${createdAt}::timestamptz`.as('created_at'),
        expiresAt: sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        usedAt: sql<Date | null>`NULL::timestamptz`.as('used_at'),
      })
      .from(accountTable)
      .where(eq(accountTable.id, memberId ?? nobody)),
  );
}

/** Ends every link of a member that was not used. */
export async function endLinksOf(tx: Transaction, memberId: bigint, at: Date): Promise<void> {
  await tx
    .update(links)
    .set({ usedAt: at })
    .where(and(eq(links.memberId, memberId), isNull(links.usedAt)));
}

export interface LiveLink {
  readonly id: string;
  readonly memberId: bigint;
  readonly expiresAt: Date;
}

export async function findLiveLink(db: Queryable, tokenHash: Buffer, now: Date): Promise<LiveLink | null> {
  const [row] = await db
    .select({ id: links.id, memberId: links.memberId, expiresAt: links.expiresAt })
    .from(links)
    .where(and(eq(links.tokenHash, tokenHash), isNull(links.usedAt), gt(links.expiresAt, now)));
  return row ?? null;
}

/** Spends a link; false for everybody but the first. */
export async function spendLink(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(links)
    .set({ usedAt: now })
    .where(and(eq(links.id, id), isNull(links.usedAt), gt(links.expiresAt, now)))
    .returning({ id: links.id });
  return spent.length === 1;
}

/** Removes up to `limit` links that were over before `since`, passing by those in use. */
export async function deleteOldLinks(tx: Transaction, since: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: links.id })
    .from(links)
    .where(lt(links.expiresAt, since))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(links).where(inArray(links.id, old));
  return gone.rowCount ?? 0;
}
