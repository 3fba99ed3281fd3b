import { useSyncExternalStore } from 'react';

/** What the page keeps of a login. The token is all that counts; the rest spares a flash of unknown name. */
export interface Session {
  token: string;
  account: string;
}

const key = 'ikka.session';
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
let current = read();

function read(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { token, account } = stored as { token?: unknown; account?: unknown };
    return typeof token === 'string' && typeof account === 'string' ? { token, account } : null;
  } catch {
    return null;
  }
}

function set(session: Session | null): void {
  if (session?.token === current?.token) return;
  current = session;
  for (const listener of listeners) listener();
}

// A login or a sign-out in one tab counts in all of them.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) set(read());
});

/** The session of this device, shared by its tabs and kept over a reload. */
export const session = {
  get: () => current,
  open(opened: Session): void {
    try {
      localStorage.setItem(key, JSON.stringify(opened));
    } catch {
      // Without storage the session lives as long as the page.
    }
    set(opened);
  },
  close(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
    set(null);
  },
  /** The server no longer knows the session: forget it, and tell who wants to say so. */
  lose(): void {
    if (current === null) return;
    session.close();
    for (const listener of lossListeners) listener();
  },
  onLost(listener: () => void): () => void {
    lossListeners.add(listener);
    return () => lossListeners.delete(listener);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useSession(): Session | null {
  return useSyncExternalStore(session.subscribe, session.get);
}
