import assert from 'node:assert';
import { type CallAnswer, type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { findCredentials, verifyMailbox } from '../accounts/credentials-store.ts';
import { secondFactorOf } from '../authenticator/check-authenticator.ts';
import type { IdentityDeps, Speaker } from '../deps.ts';
import { checkPasswordRule } from '../passwords/new-password.ts';
import { checkReplacement, type PasswordParts, replacePassword } from '../passwords/replace-password.ts';
import { hashOfToken, isTokenShaped } from '../sessions/session-token.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { findLiveLink, type LiveLink, spendLink } from './store.ts';

type Input = CallInput<typeof calls.identity.resetPassword>['body'];
type ResetRefusal = Refusal<
  (typeof calls.identity.resetPassword.refusals)[number] | 'member.suspended' | 'system.unavailable'
>;

/** Unknown, used, over, overtaken by a newer one: for who holds the link it is all the same. */
const invalid = refuse('reset.link_invalid');

async function liveLink(deps: IdentityDeps, token: string): Promise<LiveLink | null> {
  if (!isTokenShaped(token)) return null;
  return findLiveLink(deps.database.db, hashOfToken(token), deps.clock.now());
}

/** Whether a link still holds, and whether a code of the authenticator will be asked for. Looking spends nothing. */
export async function readResetLink(
  deps: IdentityDeps,
  token: string,
): Promise<CallAnswer<typeof calls.identity.resetLink> | Refusal<'reset.link_invalid'>> {
  const link = await liveLink(deps, token);
  if (link === null) return invalid;
  const factor = await secondFactorOf(deps.database.db, link.memberId);
  return { expiresAt: link.expiresAt.toISOString(), needsSecondFactor: factor !== null };
}

/**
 * Sets a new password by a link, which works once; where the member has an authenticator, by its code too. Every session
 * ends; the member logs in with the new password.
 */
export async function resetPassword(
  parts: PasswordParts,
  input: Input,
  visitor: Speaker,
): Promise<Record<string, never> | ResetRefusal> {
  const { deps } = parts;
  const link = await liveLink(deps, input.token);
  if (link === null) return invalid;
  if (input.newPassword !== input.confirmNewPassword) return refuse('register.passwords_differ');
  const misfit = checkPasswordRule(deps, input.newPassword);
  if (misfit) return misfit;
  const credentials = await findCredentials(deps.database.db, link.memberId);
  assert(credentials, 'a link belongs to an account');
  const unfit = await checkReplacement(parts, credentials, input.newPassword, () =>
    checkSecondFactor(deps, link.memberId, input.code),
  );
  if (unfit) return unfit;
  const replaced = await replacePassword(parts, {
    credentials,
    newPassword: input.newPassword,
    how: 'reset_by_mail',
    visitor,
    spend: async (tx) => {
      const now = deps.clock.now();
      if (!(await spendLink(tx, link.id, now))) return false;
      // The link came by this mailbox: whoever uses it reads there.
      if (!credentials.isEmailVerified && credentials.emailKey !== null) {
        await verifyMailbox(tx, link.memberId, credentials.emailKey, now);
      }
      return true;
    },
  });
  if (isRefusal(replaced)) return replaced;
  return replaced === 'spent' ? invalid : {};
}
