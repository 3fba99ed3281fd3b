import type { StepUpMethod } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { proveSession } from '../sessions/store.ts';

/**
 * Notes that the member of a session has proven anew to be one, by whatever was right. False when the session had ended.
 * Every process knows at once.
 */
export async function proveMember(
  deps: IdentityDeps,
  news: SessionNews,
  member: Pick<SessionMember, 'memberId' | 'sessionId'>,
  method: StepUpMethod,
  visitor: Visitor,
): Promise<boolean> {
  const { memberId, sessionId } = member;
  const isProven = await deps.database.transaction(async (tx) => {
    if (!(await proveSession(tx, sessionId, deps.clock.now()))) return false;
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.proved',
      subject: `member:${memberId}`,
      after: { sessionId, method },
      ip: visitor.ip,
    });
    return true;
  });
  if (isProven) await news.tellProven({ sessionId, memberId });
  return isProven;
}
