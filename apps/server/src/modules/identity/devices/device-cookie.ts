import type { CookieJar } from '../../../platform/calls.ts';
import { hashOfToken, isTokenShaped, newToken } from '../sessions/session-token.ts';

/**
 * What the cookie `device` carries: a token for each member that proved to be one in this browser, newest first, and at
 * most one more, marked by `~`, for a log-in that waits for its second step. A token that a member's own proof did not
 * bring is never taken up: whoever planted a cookie knows nothing by which a browser is later recognised.
 */
export interface DeviceTokens {
  readonly known: readonly string[];
  readonly waiting: string | null;
}

/** Members who share a browser; the cookie has to stay short. */
const knownMax = 5;
/** As long as browsers keep any cookie. */
const lifeSeconds = 400 * 24 * 3_600;

export function readDevices(cookies: Pick<CookieJar, 'read'>): DeviceTokens {
  const parts = cookies.read('device')?.split('.') ?? [];
  const waiting = parts.find((part) => part.startsWith('~') && isTokenShaped(part.slice(1)));
  return {
    known: parts.filter(isTokenShaped).slice(0, knownMax),
    waiting: waiting?.slice(1) ?? null,
  };
}

export function writeDevices(cookies: Pick<CookieJar, 'write'>, { known, waiting }: DeviceTokens): void {
  const parts = [...new Set(known)].slice(0, knownMax);
  cookies.write('device', [...(waiting === null ? [] : [`~${waiting}`]), ...parts].join('.'), lifeSeconds);
}

/** Gives the browser a token for log-ins that wait (two tabs share one), and answers its hash. */
export function markWaiting(cookies: CookieJar): Buffer {
  const { known, waiting } = readDevices(cookies);
  const token = waiting ?? newToken();
  writeDevices(cookies, { known, waiting: token });
  return hashOfToken(token);
}
