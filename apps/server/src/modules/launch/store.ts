import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { playSessionTable, tokenTable } from './tables.ts';

export type StoredToken = typeof tokenTable.$inferSelect;
export type StoredPlaySession = typeof playSessionTable.$inferSelect;

export async function insertToken(tx: Queryable, token: typeof tokenTable.$inferInsert): Promise<void> {
  await tx.insert(tokenTable).values(token);
}

/** Spends a token that is alive and unspent; null for any other. Of two at once one gets it. */
export async function spendToken(tx: Queryable, tokenHash: Buffer, now: Date): Promise<StoredToken | null> {
  const [spent] = await tx
    .update(tokenTable)
    .set({ spentAt: now })
    .where(
      and(eq(tokenTable.tokenHash, tokenHash), isNull(tokenTable.spentAt), gt(tokenTable.expiresAt, now)),
    )
    .returning();
  return spent ?? null;
}

export async function insertPlaySession(tx: Queryable, session: StoredPlaySession): Promise<void> {
  await tx.insert(playSessionTable).values(session);
}

export async function findPlaySession(tx: Queryable, tokenHash: Buffer): Promise<StoredPlaySession | null> {
  const [found] = await tx.select().from(playSessionTable).where(eq(playSessionTable.tokenHash, tokenHash));
  return found ?? null;
}

export async function forgetOld(tx: Queryable, before: { tokens: Date; sessions: Date }): Promise<void> {
  await tx.delete(tokenTable).where(lt(tokenTable.expiresAt, before.tokens));
  await tx.delete(playSessionTable).where(lt(playSessionTable.startedAt, before.sessions));
}
