import { type Refusal, refuse } from '@ikka/contract';
import type { IdentityDeps } from '../deps.ts';
import { beginTry, type TriedSecret } from '../verification/tries.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** The secret was not the one; whoever asked says it in the words of what was asked for. */
export const wrongSecret = 'wrong';

/** Looks at a member's password, with its tries counted: null when it is the one behind the hash. */
export async function checkSecret(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'settings' | 'audit'>,
  hasher: PasswordHasher,
  member: { readonly memberId: bigint; readonly hash: string | null },
  kind: Extract<TriedSecret, 'password' | 'payment_password'>,
  typed: string,
): Promise<null | typeof wrongSecret | Refusal<'login.locked' | 'system.unavailable'>> {
  const begun = await beginTry(deps, kind, member.memberId);
  if (!('succeed' in begun)) return begun;
  const isRight = await hasher.verify(member.hash, typed);
  if (isRight === null) {
    await begun.withdraw();
    return refuse('system.unavailable', { retryAfterSeconds: 2 });
  }
  if (!isRight) {
    await begun.fail();
    return wrongSecret;
  }
  await begun.succeed();
  return null;
}
