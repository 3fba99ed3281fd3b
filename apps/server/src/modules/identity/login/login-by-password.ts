import { isRefusal, isWeakPassword, refuse } from '@ikka/contract';
import { accountNameKey } from '../accounts/account-name.ts';
import { findByNameKey, replaceHash } from '../accounts/store.ts';
import type { Browser } from '../deps.ts';
import { beginGuarded } from './begin-guarded.ts';
import { completeLogin } from './complete-login.ts';
import { busy, type LoginForm, type LoginParts } from './login-parts.ts';
import { recordFailure } from './record-failure.ts';

export interface PasswordLogin extends LoginForm {
  readonly username: string;
  readonly password: string;
}

/**
 * Logs a member in by name and password. An unknown name and a wrong password are one answer and the same work;
 * that an account is suspended is told only to who knows its password.
 */
export async function loginByPassword(parts: LoginParts, input: PasswordLogin, browser: Browser) {
  const { deps, hasher } = parts;
  const attempt = await beginGuarded(parts, input.username, browser.ip, input);
  if (isRefusal(attempt)) return attempt;
  const nameKey = accountNameKey(input.username);
  const known = await findByNameKey(deps.database.db, nameKey);
  const isRight = await hasher.verify(known?.passwordHash ?? null, input.password);
  if (isRight === null) {
    await attempt.withdraw();
    return busy;
  }
  if (!isRight || known === null) {
    const failure = {
      nameKey,
      memberId: known?.account.id ?? null,
      method: 'username',
      lockMs: attempt.locksForMs,
    } as const;
    await recordFailure(deps, failure, browser);
    return refuse('login.wrong_credentials', { captcha: attempt.asksCaptchaNext });
  }
  const { account, passwordHash, passwordChangedAt } = known;
  await attempt.succeed();
  if (passwordHash !== null && hasher.isOutdated(passwordHash)) {
    const stronger = await hasher.hash(input.password);
    if (stronger !== null) await replaceHash(deps.database.db, account.id, passwordHash, stronger);
  }
  const siteList = deps.settings.get('identity.weak_passwords');
  return completeLogin(parts, {
    account,
    visitor: browser,
    cookies: browser.cookies,
    method: 'username',
    remember: input.remember ?? false,
    password: { changedAt: passwordChangedAt, overtaken: refuse('login.wrong_credentials') },
    passwordExpired: isWeakPassword(input.password, { accountName: account.name, siteList }),
  });
}
