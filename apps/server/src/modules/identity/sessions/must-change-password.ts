import type { SessionMember } from '../../../platform/calls.ts';
import type { IdentityDeps } from '../deps.ts';
import { passwordState } from '../login/store.ts';
import { sessionOrigin } from './store.ts';

/**
 * Whether the page has to insist on a new password: an operator asked for one, or the setting is on and the last log-in
 * by password found a weak one; it was not changed since, and this session came by it (also a remembered one). A session
 * by SMS, another house or a passkey used no password. The server refuses nothing because of it: whoever guessed the
 * password could change it too.
 */
export async function mustChangePassword(
  { database, settings }: Pick<IdentityDeps, 'database' | 'settings'>,
  { memberId, sessionId }: Pick<SessionMember, 'memberId' | 'sessionId'>,
): Promise<boolean> {
  const { isExpired, isChangeAsked } = await passwordState(database.db, memberId);
  if (!isChangeAsked && !(isExpired && settings.get('identity.forced_password_change'))) return false;
  const origin = await sessionOrigin(database.db, sessionId);
  return origin?.method === 'username' || origin?.method === 'remembered';
}
