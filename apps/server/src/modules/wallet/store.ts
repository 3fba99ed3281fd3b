import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { trialGrantTable } from './tables.ts';

export type TrialGrant = typeof trialGrantTable.$inferSelect;

/** The member's grant: this one, or the one that was decided before. */
export async function decideGrant(
  tx: Queryable,
  grant: { memberId: bigint; transferId: string; amount: bigint; decidedAt: Date },
): Promise<TrialGrant> {
  await tx.insert(trialGrantTable).values(grant).onConflictDoNothing();
  const [row] = await tx.select().from(trialGrantTable).where(eq(trialGrantTable.memberId, grant.memberId));
  if (!row) throw new Error(`the trial grant of member ${grant.memberId} vanished`);
  return row;
}

export async function markGrantPosted(tx: Queryable, memberId: bigint, at: Date): Promise<void> {
  await tx
    .update(trialGrantTable)
    .set({ postedAt: at })
    .where(and(eq(trialGrantTable.memberId, memberId), isNull(trialGrantTable.postedAt)));
}

/** Gives an unposted grant another transfer, unless somebody did already. */
export async function replaceTransfer(
  tx: Queryable,
  grant: TrialGrant,
  next: { transferId: string; decidedAt: Date },
): Promise<void> {
  await tx
    .update(trialGrantTable)
    .set(next)
    .where(
      and(
        eq(trialGrantTable.memberId, grant.memberId),
        eq(trialGrantTable.transferId, grant.transferId),
        isNull(trialGrantTable.postedAt),
      ),
    );
}
