import type { SessionMember } from '../../../platform/calls.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { SessionNews } from './session-news.ts';
import { endSession } from './store.ts';

/** The member ends the session that the request came with. Repeating it changes nothing. */
export async function logout(
  deps: IdentityDeps,
  news: SessionNews,
  member: SessionMember,
  visitor: Visitor,
): Promise<void> {
  const ended = await deps.database.transaction(async (tx) => {
    const session = await endSession(tx, member.sessionId, deps.clock.now(), 'logout');
    if (session === null) return null;
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: member.memberId.toString(),
      action: 'member.logged_out',
      subject: `member:${member.memberId}`,
      after: { sessionId: member.sessionId },
      ip: visitor.ip,
    });
    return session;
  });
  if (ended) await news.tell([ended], 'logout');
}
