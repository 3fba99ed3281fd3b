import { type Refusal, refuse, type SecondStepMethod } from '@ikka/contract';
import { checkAuthenticator } from '../authenticator/check-authenticator.ts';
import type { IdentityDeps } from '../deps.ts';
import { ownContact } from '../step-up/own-contact.ts';
import { checkCode } from '../verification/check-code.ts';
import { contactKey } from '../verification/issue-code.ts';
import { beginTry } from '../verification/tries.ts';
import { isOneOf } from './account-names.ts';
import type { Means } from './means-of.ts';

export type SecondStepWrong = Refusal<
  'login.verification_failed' | 'login.locked' | 'code.wrong' | 'code.expired'
>;

const failed = refuse('login.verification_failed');

/** Whether the answer proves the member a second time: null when it does. Each way counts its tries before it looks. */
export async function checkSecondStep(
  deps: IdentityDeps,
  { methods, credentials, accountNames }: Means,
  method: SecondStepMethod,
  answer: string,
): Promise<SecondStepWrong | null> {
  const { memberId } = credentials;
  if (!methods.includes(method)) return failed;
  if (method === 'authenticator') return checkAuthenticator(deps, memberId, answer);
  if (method === 'bankAccountName') {
    const begun = await beginTry(deps, 'bank_account_name', memberId);
    if (!('succeed' in begun)) return begun;
    const isRight = isOneOf(accountNames, answer);
    await (isRight ? begun.succeed() : begun.fail());
    return isRight ? null : failed;
  }
  const own = ownContact(credentials, method);
  if (own === null) return failed;
  const contact = contactKey(own.channel, own.contact);
  return checkCode(deps, { purpose: 'login_second_step', contact, memberId, code: answer });
}
