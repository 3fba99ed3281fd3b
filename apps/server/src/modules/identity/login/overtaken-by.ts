import type { Refusal } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import type { RightProof } from './complete-login.ts';
import { passwordState } from './store.ts';

/**
 * Whether the password that a proof stands on was changed since it was looked at: what to say then, else null. A password
 * takes a while to check, and a change ends only what is open by then. The member's account must be locked.
 */
export async function overtakenBy<Overtaken extends Refusal>(
  tx: Transaction,
  { account, password }: Pick<RightProof<Overtaken>, 'account' | 'password'>,
): Promise<Overtaken | null> {
  if (password === undefined) return null;
  const { changedAt } = await passwordState(tx, account.id);
  return changedAt?.getTime() === password.changedAt?.getTime() ? null : password.overtaken;
}
