import { type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { forgetDevice } from './forget-device.ts';

/** The member revokes one of his devices. Answers how many sessions ended with it. */
export async function revokeDevice(
  deps: IdentityDeps,
  news: SessionNews,
  { memberId }: SessionMember,
  deviceId: string,
  { ip }: Visitor,
): Promise<{ ended: number } | Refusal<'device.unknown'>> {
  const ended = await deps.database.transaction(async (tx) => {
    await lockAccount(tx, memberId);
    const sessions = await forgetDevice(tx, memberId, deviceId, deps.clock.now(), 'ended_by_member');
    if (sessions === null) return null;
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.device_revoked',
      subject: `member:${memberId}`,
      after: { deviceId, sessions: sessions.map(({ sessionId }) => sessionId) },
      ip,
    });
    return sessions;
  });
  if (ended === null) return refuse('device.unknown');
  await news.tell(ended, 'ended_by_member');
  return { ended: ended.length };
}
