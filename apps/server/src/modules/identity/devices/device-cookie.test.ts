import { describe, expect, it } from 'vitest';
import type { CookieJar } from '../../../platform/calls.ts';
import { createCookieJar } from '../../../transport/cookie-jar.ts';
import { hashOfToken, newToken } from '../sessions/session-token.ts';
import { markWaiting, readDevices, writeDevices } from './device-cookie.ts';

/** The browser's next request after this answer. */
function nextOf(jar: CookieJar & { toHeaders(): string[] }) {
  const header = jar.toHeaders()[0]?.split(';')[0];
  return createCookieJar(header, false);
}

describe('the cookie of a browser', () => {
  it('[I40] carries a token for each of five members, the newest first', () => {
    const tokens = Array.from({ length: 7 }, newToken);
    const jar = createCookieJar(undefined, false);
    writeDevices(jar, { known: tokens, waiting: null });
    expect(readDevices(nextOf(jar))).toEqual({ known: tokens.slice(0, 5), waiting: null });
  });

  it('[I40] has room for all of them and one that waits', () => {
    const tokens = Array.from({ length: 5 }, newToken);
    const first = createCookieJar(undefined, false);
    writeDevices(first, { known: tokens, waiting: null });
    const second = nextOf(first);
    const hash = markWaiting(second);
    const { known, waiting } = readDevices(nextOf(second));
    expect(known).toEqual(tokens);
    expect(hashOfToken(waiting ?? '')).toEqual(hash);
  });

  it('[I40] keeps the one that waits for a second tab', () => {
    const first = createCookieJar(undefined, false);
    const hash = markWaiting(first);
    expect(markWaiting(nextOf(first))).toEqual(hash);
    expect(markWaiting(createCookieJar(undefined, false))).not.toEqual(hash);
  });

  it.each(['', 'short', '~', `${'a'.repeat(43)}b`, '~~', '...'])('[I40] reads nothing out of %j', (value) => {
    expect(readDevices(createCookieJar(`ikka_device=${value}`, false))).toEqual({ known: [], waiting: null });
  });
});
