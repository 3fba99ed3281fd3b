import { type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { revokeRememberedDevice } from '../remembered/store.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { endSessionsOfDevice } from '../sessions/store.ts';
import { revokeDeviceRow } from './store.ts';

/** A device is a stranger again: it is known no more, its sessions and its memory end. Answers how many sessions did. */
export async function revokeDevice(
  deps: IdentityDeps,
  news: SessionNews,
  { memberId }: SessionMember,
  deviceId: string,
  { ip }: Visitor,
): Promise<{ ended: number } | Refusal<'device.unknown'>> {
  const now = deps.clock.now();
  const ended = await deps.database.transaction(async (tx) => {
    await lockAccount(tx, memberId);
    if (!(await revokeDeviceRow(tx, memberId, deviceId, now))) return null;
    await revokeRememberedDevice(tx, memberId, deviceId, now);
    const sessions = await endSessionsOfDevice(tx, memberId, deviceId, now, 'ended_by_member');
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
