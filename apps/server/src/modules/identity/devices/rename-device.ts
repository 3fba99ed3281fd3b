import { type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { nameDevice } from './store.ts';

/** The member calls a device by a name of his own. */
export async function renameDevice(
  deps: Pick<IdentityDeps, 'database' | 'audit'>,
  { memberId }: SessionMember,
  device: { readonly id: string; readonly name: string },
  { ip }: Visitor,
): Promise<Record<string, never> | Refusal<'device.unknown'>> {
  return deps.database.transaction(async (tx) => {
    if (!(await nameDevice(tx, memberId, device.id, device.name))) return refuse('device.unknown');
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.device_renamed',
      subject: `member:${memberId}`,
      after: { deviceId: device.id },
      ip,
    });
    return {};
  });
}
