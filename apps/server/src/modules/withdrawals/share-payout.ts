import type { WithdrawalsParts } from './parts.ts';
import { payoutAccountsOf } from './store.ts';

/** [D22] Whether two members asked for money to one and the same account, whoever of them has it in use now. */
export async function sharePayout(
  { database, isSamePayout }: Pick<WithdrawalsParts, 'database' | 'isSamePayout'>,
  one: bigint,
  other: bigint,
): Promise<boolean> {
  const [own, others] = await Promise.all([
    payoutAccountsOf(database.db, one),
    payoutAccountsOf(database.db, other),
  ]);
  return own.length > 0 && others.length > 0 && isSamePayout(own, others);
}
