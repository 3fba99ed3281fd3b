import type { Browser, IdentityDeps } from '../deps.ts';
import { hashOfToken, isTokenShaped } from '../sessions/session-token.ts';
import { revokeByToken } from './store.ts';

/** This browser remembers nobody any more. Repeating it changes nothing. */
export async function forgetRemembered(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'audit'>,
  { cookies, ip }: Browser,
): Promise<void> {
  const token = cookies.read('remember');
  cookies.clear('remember');
  if (token === null || !isTokenShaped(token)) return;
  await deps.database.transaction(async (tx) => {
    const memberId = await revokeByToken(tx, hashOfToken(token), deps.clock.now());
    if (memberId === null) return;
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.remembered_forgotten',
      subject: `member:${memberId}`,
      ip,
    });
  });
}
