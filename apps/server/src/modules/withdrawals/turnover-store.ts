import { and, arrayContains, asc, desc, eq, gt, not, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/index.ts';
import { withdrawalTable as withdrawal } from './tables.ts';

const isUnstaked = arrayContains(withdrawal.risks, ['unstaked']);

/** When the member last submitted one for which all had been staked: until then no deposit asks for anything any more. */
export async function lastStaked(db: Queryable, memberId: bigint): Promise<Date | null> {
  const [last] = await db
    .select({ at: withdrawal.submittedAt })
    .from(withdrawal)
    .where(and(eq(withdrawal.memberId, memberId), not(isUnstaked)))
    .orderBy(desc(withdrawal.submittedAt))
    .limit(1);
  return last?.at ?? null;
}

/** What the member took out since an instant without having staked it, the oldest first; what came back is not among it. */
export async function takenUnstaked(
  db: Queryable,
  memberId: bigint,
  after: Date,
): Promise<{ amount: bigint; at: Date }[]> {
  return db
    .select({
      amount: sql`${withdrawal.amount} - coalesce(${withdrawal.returned}, 0)`.mapWith(BigInt),
      at: withdrawal.submittedAt,
    })
    .from(withdrawal)
    .where(
      and(
        eq(withdrawal.memberId, memberId),
        isUnstaked,
        notInArray(withdrawal.state, ['refused', 'cancelled']),
        gt(withdrawal.submittedAt, after),
      ),
    )
    .orderBy(asc(withdrawal.submittedAt), asc(withdrawal.id));
}
