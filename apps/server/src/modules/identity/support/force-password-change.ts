import { type Refusal, refuse } from '@ikka/contract';
import { lockCredentials } from '../accounts/credentials-store.ts';
import type { IdentityDeps } from '../deps.ts';
import { askPasswordChange, passwordState } from '../login/store.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/**
 * Asks a member for a new password: until it is changed, pages insist on it in every session that came by the present one,
 * whatever the setting of weak passwords says.
 */
export async function forcePasswordChange(
  deps: IdentityDeps,
  memberId: bigint,
  act: OperatorAct,
): Promise<
  Record<string, never> | Refusal<'member.unknown' | 'member.without_password' | 'member.state_unchanged'>
> {
  return deps.database.transaction(async (tx) => {
    const member = await lockCredentials(tx, memberId);
    if (member === null) return refuse('member.unknown');
    if (member.passwordHash === null) return refuse('member.without_password');
    const { isChangeAsked } = await passwordState(tx, memberId);
    if (isChangeAsked) return refuse('member.state_unchanged');
    await askPasswordChange(tx, memberId, deps.clock.now());
    await recordAct(deps, tx, memberId, act, {
      action: 'member.password_change_asked',
      before: { isChangeAsked: false },
      after: { isChangeAsked: true },
    });
    return {};
  });
}
