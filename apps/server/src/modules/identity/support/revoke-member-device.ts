import { type Refusal, refuse } from '@ikka/contract';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps } from '../deps.ts';
import { forgetDevice } from '../devices/forget-device.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import { type OperatorAct, recordAct } from './operator-act.ts';

/** An operator makes a member's device a stranger: its sessions and its memory end. Answers how many sessions did. */
export async function revokeMemberDevice(
  deps: IdentityDeps,
  news: SessionNews,
  { memberId, deviceId }: { readonly memberId: bigint; readonly deviceId: string },
  act: OperatorAct,
): Promise<{ readonly ended: number } | Refusal<'device.unknown'>> {
  const ended = await deps.database.transaction(async (tx) => {
    await lockAccount(tx, memberId);
    const sessions = await forgetDevice(tx, memberId, deviceId, deps.clock.now(), 'ended_by_operator');
    if (sessions === null) return null;
    await recordAct(deps, tx, memberId, act, {
      action: 'member.device_revoked',
      after: { deviceId, sessions: sessions.map(({ sessionId }) => sessionId) },
    });
    return sessions;
  });
  if (ended === null) return refuse('device.unknown');
  await news.tell(ended, 'ended_by_operator');
  return { ended: ended.length };
}
