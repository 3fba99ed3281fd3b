import type { SessionMember } from '../../../platform/calls.ts';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { SessionNews } from './session-news.ts';
import { endSession, endSessionsOf } from './store.ts';

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

/** Who acts on a member from the back office. */
export interface OperatorActor {
  readonly username: string;
  readonly ip: string;
}

/** An operator ends every session of a member. Answers how many there were, or null for an unknown member. */
export async function endSessions(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  operator: OperatorActor,
): Promise<number | null> {
  const ended = await deps.database.transaction(async (tx) => {
    if ((await lockAccount(tx, memberId)) === null) return null;
    const sessions = await endSessionsOf(tx, memberId, deps.clock.now(), 'logout');
    await deps.audit.record(tx, {
      actorKind: 'operator',
      actor: operator.username,
      action: 'member.sessions_ended',
      subject: `member:${memberId}`,
      after: { sessions: sessions.map((session) => session.sessionId) },
      ip: operator.ip,
    });
    return sessions;
  });
  if (ended === null) return null;
  await news.tell(ended, 'logout');
  return ended.length;
}
