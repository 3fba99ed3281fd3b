import { type Refusal, refuse } from '@ikka/contract';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps } from '../deps.ts';
import { forgetAttempts } from '../login/store.ts';
import { lockKeysOf, locksOf } from './locks.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/** Unlocks what wrong tries have closed to a member; their counts begin anew. What is closed to an address alone stays so. */
export async function unlockMember(
  deps: IdentityDeps,
  memberId: bigint,
  act: OperatorAct,
): Promise<Record<string, never> | Refusal<'member.unknown' | 'member.not_locked'>> {
  return deps.database.transaction(async (tx) => {
    // Of two operators at once, the second finds nothing locked.
    if ((await lockAccount(tx, memberId)) === null) return refuse('member.unknown');
    const locks = await locksOf(deps, tx, memberId);
    if (locks.length === 0) return refuse('member.not_locked');
    const keys = await lockKeysOf(deps, tx, memberId);
    await forgetAttempts(
      tx,
      keys.map(({ keyHash }) => keyHash),
    );
    await recordAct(deps, tx, memberId, act, {
      action: 'member.unlocked',
      before: { locks: locks.map(({ of, until }) => ({ of, until: until.toISOString() })) },
      after: { locks: [] },
    });
    return {};
  });
}
