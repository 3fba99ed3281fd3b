import { isRefusal, refuse } from '@ikka/contract';
import { credentialsOfMobile } from '../accounts/credentials-store.ts';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { Browser } from '../deps.ts';
import { checkCode } from '../verification/check-code.ts';
import { beginGuarded } from './begin-guarded.ts';
import { completeLogin } from './complete-login.ts';
import type { LoginForm, LoginParts } from './login-parts.ts';
import { recordFailure } from './record-failure.ts';

export interface SmsLogin extends LoginForm {
  /** The mobile number as it was typed. */
  readonly username: string;
  readonly countryDialingCode?: string | undefined;
  /** The code. */
  readonly password: string;
}

/**
 * Logs a member in by the code that was sent to the verified mobile number. A number of nobody, or none at all, gets the
 * answer of a wrong code after the same work; that an account is suspended is told only to who had the right code.
 */
export async function loginBySms(parts: LoginParts, input: SmsLogin, browser: Browser) {
  const { deps } = parts;
  if (!deps.settings.get('identity.sms_login') || !deps.isModuleOn('VERIFICATION3')) {
    return refuse('login.method_disabled');
  }
  const typed = { countryDialingCode: input.countryDialingCode, mobileNum: input.username };
  const contact = phoneNumber(typed, deps.settings.get('identity.countries')) ?? input.username;
  const attempt = await beginGuarded(parts, contact, browser.ip, input);
  if (isRefusal(attempt)) return attempt;
  const known = await credentialsOfMobile(deps.database.db, contact);
  const memberId = known?.memberId ?? null;
  const wrong = await checkCode(deps, {
    purpose: 'login',
    contact,
    memberId,
    code: input.password,
  });
  if (wrong || known === null) {
    const failure = {
      nameKey: contact,
      memberId,
      method: 'sms',
      lockMs: attempt.locksForMs,
    } as const;
    await recordFailure(deps, failure, browser);
    return refuse(wrong?.code ?? 'code.wrong', { captcha: attempt.asksCaptchaNext });
  }
  await attempt.succeed();
  return completeLogin(parts, {
    account: { id: known.memberId, state: known.state },
    visitor: browser,
    cookies: browser.cookies,
    method: 'sms',
    remember: input.remember ?? false,
  });
}
