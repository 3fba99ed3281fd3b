import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/index.ts';
import { replayToken } from '../tables.ts';

export async function insertReplayToken(
  tx: Transaction,
  token: Omit<typeof replayToken.$inferInsert, 'spentAt'>,
): Promise<void> {
  await tx.insert(replayToken).values(token);
}

/** Spends a token that is alive and unspent, and answers its round; null for any other. Of two at once one gets it. */
export async function spendReplayToken(tx: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const [spent] = await tx
    .update(replayToken)
    .set({ spentAt: now })
    .where(
      and(eq(replayToken.tokenHash, tokenHash), isNull(replayToken.spentAt), gt(replayToken.expiresAt, now)),
    )
    .returning({ roundId: replayToken.roundId });
  return spent?.roundId ?? null;
}

export async function forgetReplayTokens(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(replayToken).where(lt(replayToken.expiresAt, before));
}
