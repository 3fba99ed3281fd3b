import { type Refusal, refuse } from '@ikka/contract';
import { guardsOf, lockCredentials } from '../accounts/credentials-store.ts';
import { remove } from '../authenticator/store.ts';
import type { IdentityDeps } from '../deps.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { endEverySession } from '../sessions/end-every-session.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/**
 * Takes the authenticator of a member who lost it away, with its recovery codes. The member is told by every contact, and
 * every session ends: whoever talked the customer service into it is not in, and the owner hears of it.
 */
export async function removeAuthenticator(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  act: OperatorAct,
): Promise<Record<string, never> | Refusal<'member.unknown' | 'authenticator.not_set'>> {
  const ended = await deps.database.transaction(async (tx) => {
    const member = await lockCredentials(tx, memberId);
    if (member === null) return refuse('member.unknown');
    const { recoveryCodes } = await guardsOf(tx, memberId);
    if (!(await remove(tx, memberId))) return refuse('authenticator.not_set');
    const sessions = await endEverySession(tx, memberId, deps.clock.now(), 'ended_by_operator');
    await recordAct(deps, tx, memberId, act, {
      action: 'member.authenticator_removed',
      before: { hasAuthenticator: true, recoveryCodes },
      after: { hasAuthenticator: false, recoveryCodes: 0, endedSessions: sessions.length },
    });
    await tellMember(deps, tx, member, 'protection_changed', deps.settings.get('site.default_language'));
    return { sessions };
  });
  if (!('sessions' in ended)) return ended;
  await news.tell(ended.sessions, 'ended_by_operator');
  return {};
}
