import { isRefusal, refuse } from '@ikka/contract';
import { credentialsOfMobile } from '../accounts/credentials-store.ts';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { Browser } from '../deps.ts';
import { beginGuarded } from './begin-guarded.ts';
import { completeLogin } from './complete-login.ts';
import type { SmsLogin } from './login-by-sms.ts';
import type { LoginParts } from './login-parts.ts';
import { recordFailure } from './record-failure.ts';

/**
 * Logs a member in by the phone that Firebase has proven, with a token that counts once. Whoever has proven to hold a
 * number may hear that it is nobody's here: it is his own.
 */
export async function loginByFirebase(
  parts: LoginParts,
  input: SmsLogin & { readonly firebaseIdToken?: string | undefined },
  browser: Browser,
) {
  const { deps, firebase } = parts;
  if (!deps.settings.get('identity.sms_login')) return refuse('login.method_disabled');
  const typed = { countryDialingCode: input.countryDialingCode, mobileNum: input.username };
  const contact = phoneNumber(typed, deps.settings.get('identity.countries')) ?? input.username;
  const attempt = await beginGuarded(parts, contact, browser.ip, input);
  if (isRefusal(attempt)) return attempt;
  const proof = await firebase.verify(input.firebaseIdToken ?? '');
  if (isRefusal(proof) && proof.code !== 'firebase.token_invalid') {
    await attempt.withdraw();
    return proof;
  }
  const known = await credentialsOfMobile(deps.database.db, contact);
  if (isRefusal(proof) || proof.phone !== contact) {
    const failure = {
      nameKey: contact,
      memberId: known?.memberId ?? null,
      method: 'firebase',
      lockMs: attempt.locksForMs,
    } as const;
    await recordFailure(deps, failure, browser);
    return refuse('firebase.token_invalid', { captcha: attempt.asksCaptchaNext });
  }
  if (!(await deps.database.transaction((tx) => firebase.spend(tx, proof)))) {
    return refuse('firebase.token_used');
  }
  await attempt.succeed();
  if (known === null) return refuse('account.unknown');
  return completeLogin(parts, {
    account: { id: known.memberId, state: known.state },
    visitor: browser,
    cookies: browser.cookies,
    method: 'firebase',
    remember: input.remember ?? false,
  });
}
