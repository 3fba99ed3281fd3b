import { and, asc, countDistinct, desc, eq, gt, gte, isNull, lt, max } from 'drizzle-orm';
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

/** The games that the member opened since then, each once, newest first. */
export async function recentGames(
  tx: Queryable,
  memberId: bigint,
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ gameId: playSessionTable.gameId })
    .from(playSessionTable)
    .where(and(eq(playSessionTable.memberId, memberId), gte(playSessionTable.startedAt, since)))
    .groupBy(playSessionTable.gameId)
    .orderBy(desc(max(playSessionTable.startedAt)), asc(playSessionTable.gameId))
    .limit(limit);
  return rows.map(({ gameId }) => gameId);
}

/** The games that most members opened with real money since then, most first. */
export async function mostOpenedGames(tx: Queryable, since: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ gameId: playSessionTable.gameId })
    .from(playSessionTable)
    .where(and(gte(playSessionTable.startedAt, since), eq(playSessionTable.isTrial, false)))
    .groupBy(playSessionTable.gameId)
    .orderBy(desc(countDistinct(playSessionTable.memberId)), asc(playSessionTable.gameId))
    .limit(limit);
  return rows.map(({ gameId }) => gameId);
}

export async function forgetOld(tx: Queryable, before: { tokens: Date; sessions: Date }): Promise<void> {
  await tx.delete(tokenTable).where(lt(tokenTable.expiresAt, before.tokens));
  await tx.delete(playSessionTable).where(lt(playSessionTable.startedAt, before.sessions));
}
