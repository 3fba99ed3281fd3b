import { addressKey } from '../../../platform/address-key.ts';
import type { IdentityDeps } from '../deps.ts';
import { readDevices } from '../devices/device-cookie.ts';
import { findDevice, isKnownAddress } from '../devices/store.ts';
import type { Whereabouts } from '../second-step/strangeness.ts';
import { hashOfToken } from '../sessions/session-token.ts';
import type { RightProof } from './complete-login.ts';

/** Whether the member proved to be one in this browser, and from this address, before. */
export async function whereaboutsOf(
  { database }: Pick<IdentityDeps, 'database'>,
  { account, cookies, visitor }: Pick<RightProof, 'account' | 'cookies' | 'visitor'>,
): Promise<Whereabouts> {
  const hashes = readDevices(cookies).known.map(hashOfToken);
  return {
    isKnownDevice: (await findDevice(database.db, account.id, hashes)) !== null,
    isKnownAddress: await isKnownAddress(database.db, account.id, addressKey(visitor.ip)),
  };
}
