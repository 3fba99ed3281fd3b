import { type CallAnswer, type calls, type LanguageCode, type Refusal, refuse } from '@ikka/contract';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { IdentityDeps } from '../deps.ts';
import { issueCode } from '../verification/issue-code.ts';
import { verifiesMobile } from './form-switches.ts';

/**
 * Sends the code that proves a number at registration. Whose number it is makes no difference to the answer, nor to
 * what is sent: who holds it hears at the proof that there is an account already.
 */
export async function sendRegisterCode(
  deps: IdentityDeps,
  asked: { readonly mobileNo: string; readonly countryDialingCode?: string | undefined },
  visitor: { readonly ip: string; readonly language: LanguageCode },
): Promise<
  | CallAnswer<typeof calls.identity.registerSmsCode>
  | Refusal<'module.disabled' | 'contact.invalid' | 'code.too_many' | 'channel.unavailable'>
> {
  if (!verifiesMobile(deps)) return refuse('module.disabled');
  const typed = { mobileNum: asked.mobileNo, countryDialingCode: asked.countryDialingCode };
  const contact = phoneNumber(typed, deps.settings.get('identity.countries'));
  if (contact === null) return refuse('contact.invalid');
  return deps.database.transaction((tx) =>
    issueCode(deps, tx, {
      purpose: 'register',
      channel: 'sms',
      contact,
      memberId: null,
      language: visitor.language,
      template: 'register_code',
      ip: visitor.ip,
    }),
  );
}
