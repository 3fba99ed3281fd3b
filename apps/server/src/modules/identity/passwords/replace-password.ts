import { type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { type Credentials, lockCredentials, setPassword } from '../accounts/credentials-store.ts';
import type { IdentityDeps, Speaker } from '../deps.ts';
import { forgetLock } from '../login/attempts.ts';
import { endLinksOf } from '../recovery/store.ts';
import { endEverySession } from '../sessions/end-every-session.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { isTooWeak } from './new-password.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { tellMember } from './tell-member.ts';

export interface PasswordParts {
  readonly deps: IdentityDeps;
  readonly hasher: PasswordHasher;
  readonly news: SessionNews;
}

const busy = refuse('system.unavailable', { retryAfterSeconds: 2 });

/**
 * Whether a new password may take the place of the member's present one: not a weak one, and not the same. In between
 * `prove` is asked: that it is the same tells the present password, and is said to nobody who has not proven all.
 */
export async function checkReplacement<Unproven extends Refusal = never>(
  { deps, hasher }: Pick<PasswordParts, 'deps' | 'hasher'>,
  { name, passwordHash }: Pick<Credentials, 'name' | 'passwordHash'>,
  newPassword: string,
  prove?: () => Promise<Unproven | null>,
): Promise<Unproven | Refusal<'password.weak' | 'password.unchanged' | 'system.unavailable'> | null> {
  if (isTooWeak(deps, newPassword, name)) return refuse('password.weak');
  const unproven = (await prove?.()) ?? null;
  if (unproven !== null) return unproven;
  if (passwordHash === null) return null;
  const isSame = await hasher.verify(passwordHash, newPassword);
  if (isSame === null) return busy;
  return isSame ? refuse('password.unchanged') : null;
}

/** What allows the change, and to whom it happens. */
export interface Replacement {
  /** The member as the proof was looked at. */
  readonly credentials: Credentials;
  readonly newPassword: string;
  readonly how: 'changed' | 'reset_by_mail' | 'reset_by_phone';
  readonly visitor: Speaker;
  /** Spends the proof in the same transaction; false when somebody else was first. */
  readonly spend: (tx: Transaction) => Promise<boolean>;
}

/**
 * Gives the account a new password, and ends every session, every remembered browser and every reset link of the member in
 * the same transaction. The member is told. Answers `spent` when the proof, or the password that it was about,
 * was no longer there.
 */
export async function replacePassword(
  { deps, hasher, news }: PasswordParts,
  { credentials, newPassword, how, visitor, spend }: Replacement,
): Promise<'replaced' | 'spent' | Refusal<'system.unavailable' | 'member.suspended'>> {
  const hash = await hasher.hash(newPassword);
  if (hash === null) return busy;
  const { memberId } = credentials;
  const ended = await deps.database.transaction(async (tx) => {
    const present = await lockCredentials(tx, memberId);
    // Taken under the lock: what was begun with the old password while this waited is older than the change.
    const now = deps.clock.now();
    if (present?.state !== 'active') return refuse('member.suspended');
    if (present.passwordHash !== credentials.passwordHash || !(await spend(tx))) return null;
    await setPassword(tx, memberId, hash, now);
    await endLinksOf(tx, memberId, now);
    const sessions = await endEverySession(tx, memberId, now, 'password_changed');
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: how === 'changed' ? 'member.password_changed' : 'member.password_reset',
      subject: `member:${memberId}`,
      after: { how, endedSessions: sessions.length },
      ip: visitor.ip,
    });
    await tellMember(deps, tx, present, 'password_changed', visitor.language);
    return { sessions };
  });
  if (ended === null) return 'spent';
  if (!('sessions' in ended)) return ended;
  await news.tell(ended.sessions, 'password_changed');
  // The failures were about a password that is no more, and whoever reset it is the owner.
  if (how !== 'changed') await forgetLock(deps, credentials.name, visitor.ip);
  return 'replaced';
}
