import { type Refusal, refuse } from '@ikka/contract';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps } from '../deps.ts';
import { revokeRememberedDevice } from '../remembered/store.ts';
import { endEverySession } from '../sessions/end-every-session.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { endOwnSession, sessionOrigin } from '../sessions/store.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/** An operator ends every session of a member, and every browser's memory. Answers how many sessions there were. */
export async function endSessions(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  act: OperatorAct,
): Promise<{ readonly ended: number } | Refusal<'member.unknown'>> {
  const ended = await deps.database.transaction(async (tx) => {
    if ((await lockAccount(tx, memberId)) === null) return null;
    const sessions = await endEverySession(tx, memberId, deps.clock.now(), 'ended_by_operator');
    await recordAct(deps, tx, memberId, act, {
      action: 'member.sessions_ended',
      after: { sessions: sessions.map(({ sessionId }) => sessionId) },
    });
    return sessions;
  });
  if (ended === null) return refuse('member.unknown');
  await news.tell(ended, 'ended_by_operator');
  return { ended: ended.length };
}

/** An operator ends one session of a member, and what its browser remembers: one press would bring it back. */
export async function endSession(
  deps: IdentityDeps,
  news: SessionNews,
  member: { readonly memberId: bigint; readonly sessionId: string },
  act: OperatorAct,
): Promise<Record<string, never> | Refusal<'session.unknown'>> {
  const { memberId, sessionId } = member;
  const now = deps.clock.now();
  const ended = await deps.database.transaction(async (tx) => {
    await lockAccount(tx, memberId);
    const session = await endOwnSession(tx, memberId, sessionId, now, 'ended_by_operator');
    if (session === null) return null;
    const origin = await sessionOrigin(tx, sessionId);
    if (origin?.deviceId) await revokeRememberedDevice(tx, memberId, origin.deviceId, now);
    await recordAct(deps, tx, memberId, act, { action: 'member.session_ended', after: { sessionId } });
    return session;
  });
  if (ended === null) return refuse('session.unknown');
  await news.tell([ended], 'ended_by_operator');
  return {};
}
