import { type Refusal, refuse } from '@ikka/contract';
import { checkAuthenticator, secondFactorOf } from '../authenticator/check-authenticator.ts';
import type { IdentityDeps } from '../deps.ts';

/** Who has an authenticator proves by it, too, that the account is his: a mailbox or a number alone may be stolen. */
export async function checkSecondFactor(
  deps: IdentityDeps,
  memberId: bigint,
  code: string | undefined,
): Promise<Refusal<'reset.second_factor_required' | 'code.wrong' | 'login.locked'> | null> {
  if ((await secondFactorOf(deps.database.db, memberId)) === null) return null;
  if (code === undefined) return refuse('reset.second_factor_required');
  return checkAuthenticator(deps, memberId, code);
}
