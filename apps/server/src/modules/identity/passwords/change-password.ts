import assert from 'node:assert';
import { type CallAnswer, type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { findCredentials } from '../accounts/credentials-store.ts';
import type { Browser, Speaker } from '../deps.ts';
import { freshUntil } from '../sessions/freshness.ts';
import { openSession } from '../sessions/open-session.ts';
import { isOpen, sessionOrigin } from '../sessions/store.ts';
import { checkSecret, wrongSecret } from './check-secret.ts';
import { checkPasswordRule } from './new-password.ts';
import { checkReplacement, type PasswordParts, replacePassword } from './replace-password.ts';

type Input = CallInput<typeof calls.identity.changePassword>['body'];
type Answer = CallAnswer<typeof calls.identity.changePassword>;
type ChangeRefusal = Refusal<
  | (typeof calls.identity.changePassword.refusals)[number]
  | 'session.not_fresh'
  | 'session.required'
  | 'member.suspended'
  | 'system.unavailable'
>;

/**
 * The member changes the password. The old one is asked for where the session is not fresh; where it is given, it must be
 * right. Every session ends, this one too, and the answer holds the token of a new one: a token that somebody has
 * copied is worth nothing any more.
 */
export async function changePassword(
  parts: PasswordParts,
  member: SessionMember,
  input: Input,
  visitor: Speaker & Browser,
): Promise<Answer | ChangeRefusal> {
  const { deps, news } = parts;
  if (input.newPassword !== input.confirmNewPassword) return refuse('register.passwords_differ');
  const invalid = checkPasswordRule(deps, input.newPassword);
  if (invalid) return invalid;
  const credentials = await findCredentials(deps.database.db, member.memberId);
  assert(credentials, 'a session belongs to an account');
  const { memberId, passwordHash: hash } = credentials;
  if (input.oldPassword !== undefined && hash !== null) {
    const checked = await checkSecret(deps, parts.hasher, { memberId, hash }, 'password', input.oldPassword);
    if (checked) return checked === wrongSecret ? refuse('password.wrong') : checked;
  } else if (freshUntil(deps, member) === null) {
    return refuse('session.not_fresh');
  }
  const unfit = await checkReplacement(parts, credentials, input.newPassword);
  if (unfit) return unfit;

  const replaced = await replacePassword(parts, {
    credentials,
    newPassword: input.newPassword,
    how: 'changed',
    visitor,
    // A change that ended this session meanwhile leaves nothing to another one that was on its way.
    spend: (tx) => isOpen(tx, member.sessionId),
  });
  if (isRefusal(replaced)) return replaced;
  // Somebody changed the password meanwhile, which ended this session.
  if (replaced === 'spent') return refuse('session.required');
  const origin = await sessionOrigin(deps.database.db, member.sessionId);
  assert(origin, 'an ended session is still known');
  const opened = await openSession(deps, news, memberId, visitor, {
    method: origin.method,
    isProven: true,
    within: async () => ({ deviceId: origin.deviceId }),
  });
  if (opened === null) return refuse('member.suspended');
  visitor.cookies.clear('remember');
  return { token: opened.token };
}
