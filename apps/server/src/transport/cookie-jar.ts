import type { CookieJar, CookieName } from '../platform/calls.ts';

/** A secure page's cookies carry the prefix by which browsers refuse them from anywhere but this very host. */
const nameOf = (name: CookieName, isSecure: boolean) => `${isSecure ? '__Host-' : ''}ikka_${name}`;

const longest = 512;

/** Reads the request's cookies; `toHeaders` gives a `Set-Cookie` for each that was written or cleared. */
export function createCookieJar(
  header: string | undefined,
  isSecure: boolean,
): CookieJar & { toHeaders(): string[] } {
  // Most calls write none.
  let written: Map<CookieName, string> | undefined;
  const set = (name: CookieName, value: string, maxAgeSeconds: number): void => {
    const secure = isSecure ? '; Secure' : '';
    written ??= new Map();
    written.set(
      name,
      `${nameOf(name, isSecure)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
    );
  };
  return {
    read(name) {
      const wanted = `${nameOf(name, isSecure)}=`;
      for (const part of header?.split(';') ?? []) {
        const pair = part.trim();
        if (!pair.startsWith(wanted)) continue;
        const value = pair.slice(wanted.length);
        return value.length <= longest && /^[A-Za-z0-9_.~-]+$/.test(value) ? value : null;
      }
      return null;
    },
    write: set,
    clear: (name) => set(name, '', 0),
    toHeaders: () => (written === undefined ? [] : [...written.values()]),
  };
}
