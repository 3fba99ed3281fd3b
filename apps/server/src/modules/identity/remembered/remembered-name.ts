import type { CallAnswer, calls } from '@ikka/contract';
import type { Browser, IdentityDeps } from '../deps.ts';
import { readDevices } from '../devices/device-cookie.ts';
import { findDevice } from '../devices/store.ts';
import { hashOfToken, isTokenShaped } from '../sessions/session-token.ts';
import { graceMs } from './login-remembered.ts';
import { rememberedName as nameBehind } from './store.ts';

/** The name that this browser's log-in form begins with; asking uses nothing up. */
export async function rememberedName(
  { database, clock }: Pick<IdentityDeps, 'database' | 'clock'>,
  { cookies }: Pick<Browser, 'cookies'>,
): Promise<CallAnswer<typeof calls.identity.remembered>> {
  const token = cookies.read('remember');
  if (token === null || !isTokenShaped(token)) return { username: null };
  const now = clock.now();
  const at = { now, usedSince: new Date(now.getTime() - graceMs) };
  const known = await nameBehind(database.db, hashOfToken(token), at);
  const device =
    known && (await findDevice(database.db, known.memberId, readDevices(cookies).known.map(hashOfToken)));
  return { username: known && device?.id === known.deviceId ? known.name : null };
}
