import type { Browser, IdentityDeps } from '../deps.ts';
import { readDevices } from '../devices/device-cookie.ts';
import { hashOfToken } from '../sessions/session-token.ts';
import type { ShownTicket } from './store.ts';

/** The ticket as this browser shows it: without the cookie that came along with it, it is worth nothing. */
export function shownBy(
  { clock }: Pick<IdentityDeps, 'clock'>,
  ticket: string,
  { cookies }: Pick<Browser, 'cookies'>,
): ShownTicket {
  const { waiting } = readDevices(cookies);
  return {
    tokenHash: hashOfToken(ticket),
    browserHashes: waiting === null ? [] : [hashOfToken(waiting)],
    now: clock.now(),
  };
}
