import { createHash } from 'node:crypto';
import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { accountNameKey } from '../accounts/account-name.ts';
import { findByNameKey, replaceHash } from '../accounts/store.ts';
import type { SliderTicket, SpendTicket } from '../captcha/slider-captcha.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { isWeakPassword } from '../passwords/weak-passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { beginAttempt } from './attempts.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly sliderCaptcha?: SliderTicket | undefined;
}

export type LoginAnswer = CallAnswer<typeof calls.identity.login>;
type LoginRefusal = Refusal<
  | 'captcha.required'
  | 'captcha.expired'
  | 'captcha.failed'
  | 'login.wrong_credentials'
  | 'login.locked'
  | 'member.suspended'
  | 'system.unavailable'
>;

export interface LoginParts {
  readonly deps: IdentityDeps;
  readonly hasher: PasswordHasher;
  readonly news: SessionNews;
  readonly spendTicket: SpendTicket;
}

/** The image captcha is not part of the product yet, so no failure asks for one. */
const wrongCredentials = refuse('login.wrong_credentials', { captcha: false });
const busy = refuse('system.unavailable', { retryAfterSeconds: 2 });

/**
 * Logs a member in by name and password. An unknown name and a wrong password are one answer and the same work;
 * that an account is suspended is told only to who knows its password.
 */
export async function login(
  parts: LoginParts,
  input: LoginInput,
  visitor: Visitor,
): Promise<LoginAnswer | LoginRefusal> {
  const { deps, hasher } = parts;
  const ticketRefused = await parts.spendTicket(input.sliderCaptcha);
  if (ticketRefused) return ticketRefused;
  const attempt = await beginAttempt(deps, input.username, visitor.ip);
  if ('lockedForMs' in attempt) return locked(attempt.lockedForMs);

  const nameKey = accountNameKey(input.username);
  const known = await findByNameKey(deps.database.db, nameKey);
  const isRight = await hasher.verify(known?.passwordHash ?? null, input.password);
  if (isRight === null) {
    await attempt.withdraw();
    return busy;
  }
  if (!isRight || known === null) {
    if (attempt.locksForMs > 0)
      await recordLock(deps, nameKey, known?.account.id, attempt.locksForMs, visitor);
    return wrongCredentials;
  }

  const { account, passwordHash } = known;
  await attempt.succeed();
  if (account.state === 'suspended') return refuse('member.suspended');
  if (passwordHash !== null && hasher.isOutdated(passwordHash)) {
    const stronger = await hasher.hash(input.password);
    if (stronger !== null) await replaceHash(deps.database.db, account.id, passwordHash, stronger);
  }
  const opened = await openSession(deps, parts.news, account.id, visitor);
  if (opened === null) return refuse('member.suspended');
  const siteList = deps.settings.get('identity.weak_passwords');
  return {
    token: opened.token,
    firstTimeLogin: opened.isFirst,
    passwordExpired: isWeakPassword(input.password, { accountName: account.name, siteList }),
  };
}

const locked = (ms: number) => refuse('login.locked', { retryAfterSeconds: Math.ceil(ms / 1_000) });

/** Recorded for unknown names too, under a hash, so that a lock takes the same work for both. */
async function recordLock(
  deps: IdentityDeps,
  nameKey: string,
  memberId: bigint | undefined,
  lockMs: number,
  visitor: Visitor,
): Promise<void> {
  const unknown = `name:${createHash('sha256').update(nameKey).digest('hex').slice(0, 16)}`;
  await deps.database.transaction((tx) =>
    deps.audit.record(tx, {
      actorKind: 'system',
      actor: 'identity',
      action: 'member.login_locked',
      subject: memberId === undefined ? unknown : `member:${memberId}`,
      after: { lockedForSeconds: Math.ceil(lockMs / 1_000) },
      ip: visitor.ip,
    }),
  );
}
