import { and, eq, gt, notInArray, sum } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { stepTable as step, withdrawalTable as withdrawal } from './tables.ts';

/** What an operator approved alone since an instant, in a currency; smallest units. What came back unpaid does not count. */
export async function approvedAloneSince(
  tx: Transaction,
  who: { readonly username: string; readonly currency: string },
  since: Date,
): Promise<bigint> {
  const [found] = await tx
    .select({ sum: sum(withdrawal.amount) })
    .from(step)
    .innerJoin(withdrawal, eq(withdrawal.id, step.withdrawalId))
    .where(
      and(
        eq(step.operator, who.username),
        eq(step.step, 'approved'),
        gt(step.at, since),
        eq(withdrawal.approvedBy, who.username),
        eq(withdrawal.currency, who.currency),
        eq(withdrawal.needsSecond, false),
        notInArray(withdrawal.state, ['refused', 'cancelled']),
      ),
    );
  return BigInt(found?.sum ?? 0);
}
