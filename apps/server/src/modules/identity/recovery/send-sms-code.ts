import { type CallAnswer, type CallInput, type calls, type Refusal, refuse } from '@ikka/contract';
import { credentialsOfMobile } from '../accounts/credentials-store.ts';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { IdentityDeps, Speaker } from '../deps.ts';
import { issueCode } from '../verification/issue-code.ts';

type Input = CallInput<typeof calls.identity.smsCode>['body'];

/**
 * Sends a code to a member's verified number, to log in or to set a new password. A number that is nobody's gets the same
 * answer after the same work, and no message. Refused while what the code is for is switched off.
 */
export async function sendSmsCode(
  deps: IdentityDeps,
  input: Input,
  visitor: Speaker,
): Promise<
  | CallAnswer<typeof calls.identity.smsCode>
  | Refusal<
      'module.disabled' | 'contact.invalid' | 'account.unknown' | 'code.too_many' | 'channel.unavailable'
    >
> {
  if (input.purpose === 'login' && !deps.settings.get('identity.sms_login')) return refuse('module.disabled');
  if (input.purpose === 'recover' && !deps.isModuleOn('CHNGPASSVERIF3')) {
    return refuse('module.disabled', { module: 'CHNGPASSVERIF3' });
  }
  const contact = phoneNumber(input, deps.settings.get('identity.countries'));
  if (contact === null) return refuse('contact.invalid');
  const owner = await credentialsOfMobile(deps.database.db, contact);
  if (owner === null && deps.settings.get('identity.reveal_unknown_account')) {
    return refuse('account.unknown');
  }
  return deps.database.transaction((tx) =>
    issueCode(deps, tx, {
      purpose: input.purpose,
      channel: 'sms',
      contact,
      memberId: owner?.memberId ?? null,
      language: owner?.language ?? visitor.language,
      template: input.purpose === 'login' ? 'login_code' : 'recovery_code',
      ip: visitor.ip,
      isDecoy: owner === null,
    }),
  );
}
