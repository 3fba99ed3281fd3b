import type { CallAnswer, calls } from '@ikka/contract';
import type { IdentityDeps } from '../deps.ts';
import { rememberedDevices } from '../remembered/store.ts';
import { sessionOrigin } from '../sessions/store.ts';
import { browserName } from './browser-name.ts';
import { devicesOf } from './store.ts';

/** Whoever has more than this looks at those that were used last. */
const listMax = 100;

/** Whose browsers are shown, and the session in which he looks himself; null: somebody else looks. */
interface Looker {
  readonly memberId: bigint;
  readonly sessionId: string | null;
}

/** The browsers in which the member proved to be one. */
export async function listDevices(
  { database, clock }: Pick<IdentityDeps, 'database' | 'clock'>,
  { memberId, sessionId }: Looker,
): Promise<CallAnswer<typeof calls.identity.devices>> {
  const { db } = database;
  const here = sessionId === null ? null : (await sessionOrigin(db, sessionId))?.deviceId;
  const remembered = await rememberedDevices(db, memberId, clock.now());
  const devices = await devicesOf(db, memberId, listMax);
  return {
    list: devices.map(({ id, name, userAgent, lastIp, firstSeenAt, lastSeenAt }) => ({
      id,
      name,
      ...browserName(userAgent),
      ip: lastIp,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === here,
      isRemembered: remembered.has(id),
    })),
  };
}
