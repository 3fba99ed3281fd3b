import { addressKey } from '../../../platform/address-key.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Visitor } from '../deps.ts';
import { readDevices } from '../devices/device-cookie.ts';
import { findDevice, isKnownAddress } from '../devices/store.ts';
import type { Whereabouts } from '../second-step/strangeness.ts';
import { hashOfToken } from '../sessions/session-token.ts';
import type { RightProof } from './complete-login.ts';

/** Whether the member proved to be one in this browser, and from this address, before. */
export async function whereaboutsOf(
  db: Queryable,
  {
    account,
    cookies,
    visitor,
  }: { readonly account: { readonly id: bigint } } & Pick<RightProof, 'cookies'> & {
      readonly visitor: Pick<Visitor, 'ip'>;
    },
): Promise<Whereabouts> {
  const hashes = readDevices(cookies).known.map(hashOfToken);
  return {
    isKnownDevice: (await findDevice(db, account.id, hashes)) !== null,
    isKnownAddress: await isKnownAddress(db, account.id, addressKey(visitor.ip)),
  };
}
