import type { Transaction } from '../../../platform/database/index.ts';
import { revokeRememberedDevice } from '../remembered/store.ts';
import { type EndedSession, type EndReason, endSessionsOfDevice } from '../sessions/store.ts';
import { revokeDeviceRow } from './store.ts';

/**
 * A device is a stranger again: it is known no more, its sessions and its memory end. Null when the member has no such
 * device. The member's account must be locked; the news are the caller's to tell after the commit.
 */
export async function forgetDevice(
  tx: Transaction,
  memberId: bigint,
  deviceId: string,
  at: Date,
  reason: EndReason,
): Promise<EndedSession[] | null> {
  if (!(await revokeDeviceRow(tx, memberId, deviceId, at))) return null;
  await revokeRememberedDevice(tx, memberId, deviceId, at);
  return endSessionsOfDevice(tx, memberId, deviceId, at, reason);
}
