import type { Refusal } from '@ikka/contract';
import type { Browser } from '../deps.ts';
import type { LoginAnswer } from './complete-login.ts';
import { loginByFirebase } from './login-by-firebase.ts';
import { loginByPassword, type PasswordLogin } from './login-by-password.ts';
import { loginBySms, type SmsLogin } from './login-by-sms.ts';
import type { LoginParts } from './login-parts.ts';

export type { LoginAnswer } from './complete-login.ts';
export type { LoginParts } from './login-parts.ts';

export type LoginInput =
  | (PasswordLogin & { readonly type?: 'username' })
  | (SmsLogin & {
      readonly type: 'sms';
      readonly firebaseChannel?: boolean;
      readonly firebaseIdToken?: string | undefined;
    });

type LoginRefusal = Refusal<
  | 'captcha.required'
  | 'captcha.expired'
  | 'captcha.failed'
  | 'login.wrong_credentials'
  | 'login.locked'
  | 'login.method_disabled'
  | 'login.verification_required'
  | 'code.wrong'
  | 'code.expired'
  | 'firebase.not_offered'
  | 'firebase.token_invalid'
  | 'firebase.token_used'
  | 'firebase.unknown_error'
  | 'account.unknown'
  | 'member.suspended'
  | 'system.unavailable'
>;

/** Logs a member in by what the form's tab asks for. */
export function login(
  parts: LoginParts,
  input: LoginInput,
  browser: Browser,
): Promise<LoginAnswer | LoginRefusal> {
  if (input.type !== 'sms') return loginByPassword(parts, input, browser);
  return input.firebaseChannel ? loginByFirebase(parts, input, browser) : loginBySms(parts, input, browser);
}
