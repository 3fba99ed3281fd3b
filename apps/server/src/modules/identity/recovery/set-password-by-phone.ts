import assert from 'node:assert';
import { type CallAnswer, type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { credentialsOfMobile } from '../accounts/credentials-store.ts';
import { findAccount } from '../accounts/store.ts';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { Browser, Speaker } from '../deps.ts';
import { completeLogin } from '../login/complete-login.ts';
import { checkPasswordRule } from '../passwords/new-password.ts';
import { checkReplacement, type PasswordParts, replacePassword } from '../passwords/replace-password.ts';
import { tryCode } from '../verification/check-code.ts';
import { checkSecondFactor } from './check-second-factor.ts';

type Input = CallInput<typeof calls.identity.setPasswordByPhone>['body'];
type Answer = CallAnswer<typeof calls.identity.setPasswordByPhone>;
type PhoneRefusal = Refusal<
  (typeof calls.identity.setPasswordByPhone.refusals)[number] | 'member.suspended' | 'system.unavailable'
>;

/**
 * Sets a new password by a code that was sent to the member's verified number, and logs in. A number that is nobody's is
 * told no more than that the code is wrong. The code is spent only by the change itself: a password that does not do can
 * be mended without another SMS, within the code's five tries.
 */
export async function setPasswordByPhone(
  parts: PasswordParts,
  input: Input,
  visitor: Speaker & Browser,
): Promise<Answer | PhoneRefusal> {
  const { deps } = parts;
  const contact = phoneNumber(input, deps.settings.get('identity.countries'));
  if (contact === null) return refuse('contact.invalid');
  const misfit = checkPasswordRule(deps, input.newPassword);
  if (misfit) return misfit;
  const owner = await credentialsOfMobile(deps.database.db, contact);
  const memberId = owner?.memberId ?? null;
  const tried = await tryCode(deps, { purpose: 'recover', contact, memberId, code: input.verificationCode });
  if (!('spend' in tried)) return tried;
  // Somebody guessed a code that was never sent to anybody.
  if (owner === null) return refuse('code.wrong');
  const unfit = await checkReplacement(parts, owner, input.newPassword, () =>
    checkSecondFactor(deps, owner.memberId, input.code),
  );
  if (unfit) return unfit;
  const replaced = await replacePassword(parts, {
    credentials: owner,
    newPassword: input.newPassword,
    how: 'reset_by_phone',
    visitor,
    spend: tried.spend,
  });
  if (isRefusal(replaced)) return replaced;
  if (replaced === 'spent') return refuse('code.expired');
  const account = await findAccount(deps.database.db, owner.memberId);
  assert(account, 'a member has an account');
  return completeLogin(parts, {
    account,
    visitor,
    cookies: visitor.cookies,
    method: 'recovery',
    passwordExpired: false,
  });
}
