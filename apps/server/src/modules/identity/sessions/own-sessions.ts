import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { browserName } from '../devices/browser-name.ts';
import { devicesOf } from '../devices/store.ts';
import { revokeRememberedDevice, revokeRememberedOf } from '../remembered/store.ts';
import { overBefore, sessionLife, sessionLimits } from './session-limits.ts';
import type { SessionNews } from './session-news.ts';
import { endOwnSession, endSessionsBut, liveSessionsOf, sessionOrigin } from './store.ts';

/** The member's live sessions as he sees them; without a session of his own somebody else looks. */
export async function listSessions(
  { database, clock, settings }: Pick<IdentityDeps, 'database' | 'clock' | 'settings'>,
  member: { readonly memberId: bigint; readonly sessionId: string | null },
): Promise<CallAnswer<typeof calls.identity.sessions>> {
  const { db } = database;
  const since = overBefore(sessionLife(settings), clock.now());
  const sessions = await liveSessionsOf(db, member.memberId, since);
  const devices = await devicesOf(db, member.memberId, 10 * sessionLimits.perMemberMax);
  return {
    list: sessions.map(({ id, method, userAgent, ip, deviceId, createdAt, lastSeenAt }) => ({
      id,
      method,
      ...browserName(userAgent),
      ip,
      deviceName: devices.find((device) => device.id === deviceId)?.name ?? null,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === member.sessionId,
    })),
  };
}

/** The member ends one of his sessions; of another browser's, also what that browser remembers: one press would bring it back. */
export async function endOneSession(
  deps: IdentityDeps,
  news: SessionNews,
  member: SessionMember,
  sessionId: string,
  { ip }: Visitor,
): Promise<Record<string, never> | Refusal<'session.unknown'>> {
  const { memberId } = member;
  const now = deps.clock.now();
  const ended = await deps.database.transaction(async (tx) => {
    await lockAccount(tx, memberId);
    const session = await endOwnSession(tx, memberId, sessionId, now, 'ended_by_member');
    if (session === null) return null;
    const [there, here] = [await sessionOrigin(tx, sessionId), await sessionOrigin(tx, member.sessionId)];
    if (there?.deviceId != null && there.deviceId !== here?.deviceId) {
      await revokeRememberedDevice(tx, memberId, there.deviceId, now);
    }
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.session_ended',
      subject: `member:${memberId}`,
      after: { sessionId },
      ip,
    });
    return session;
  });
  if (ended === null) return refuse('session.unknown');
  await news.tell([ended], 'ended_by_member');
  return {};
}

/** The member logs out everywhere else: every other session, and every other browser's memory. */
export async function endOtherSessions(
  deps: IdentityDeps,
  news: SessionNews,
  { memberId, sessionId }: SessionMember,
  { ip }: Visitor,
): Promise<{ ended: number }> {
  const now = deps.clock.now();
  const ended = await deps.database.transaction(async (tx) => {
    await lockAccount(tx, memberId);
    const here = await sessionOrigin(tx, sessionId);
    await revokeRememberedOf(tx, memberId, now, here?.deviceId ?? undefined);
    const sessions = await endSessionsBut(tx, memberId, sessionId, now);
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.other_sessions_ended',
      subject: `member:${memberId}`,
      after: { sessions: sessions.map((session) => session.sessionId) },
      ip,
    });
    return sessions;
  });
  await news.tell(ended, 'ended_by_member');
  return { ended: ended.length };
}
