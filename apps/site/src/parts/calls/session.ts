import { useSyncExternalStore } from 'react';

/**
 * What the page keeps of a login. The token is all that counts; the rest spares a flash of unknown name, and of a trial
 * account taken for a real one, until the server has said who it is.
 */
export interface Session {
  token: string;
  account: string;
  /** As the wire counts: 4 is a trial account. */
  isAgent?: number;
  memberLabel?: readonly string[];
  customerId?: string;
}

/** What the server tells about the member of a session. */
export type KnownMember = Required<Omit<Session, 'token'>>;

const key = 'ikka.session';
const listeners = new Set<() => void>();
const lossListeners = new Set<() => void>();
let current = read();
/** How many calls of this page run that end this session: what is heard of its end meanwhile is no news. */
let endings = 0;

function read(): Session | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { token, account, isAgent, memberLabel, customerId } = stored as Record<string, unknown>;
    if (typeof token !== 'string' || typeof account !== 'string') return null;
    return {
      token,
      account,
      ...(typeof isAgent === 'number' ? { isAgent } : {}),
      ...(Array.isArray(memberLabel) ? { memberLabel: memberLabel.map(String) } : {}),
      ...(typeof customerId === 'string' ? { customerId } : {}),
    };
  } catch {
    return null;
  }
}

function set(session: Session | null): void {
  if (JSON.stringify(session) === JSON.stringify(current)) return;
  current = session;
  for (const listener of listeners) listener();
}

function keep(session: Session): void {
  try {
    localStorage.setItem(key, JSON.stringify(session));
  } catch {
    // Without storage the session lives as long as the page.
  }
  set(session);
}

// A login or a sign-out in one tab counts in all of them.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) set(read());
});

/** The session of this device, shared by its tabs and kept over a reload. */
export const session = {
  get: () => current,
  open: (opened: Session) => keep(opened),
  /** Adds what the server said of the member; the token it said it for must still be the one in use. */
  learn(token: string, member: KnownMember): void {
    if (current?.token === token) keep({ token, ...member });
  },
  /** Forgets everything about the session. The merchant, whose site this is, is not part of it. */
  close(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
    set(null);
  },
  /**
   * The server no longer knows the session of this token: forget it, and tell who wants to say so. A late answer to an
   * older token is no news, nor is the end of a session that this page is just ending.
   */
  lose(token: string | null): void {
    if (current === null || current.token !== token || session.isBeingEnded()) return;
    session.close();
    for (const listener of lossListeners) listener();
  },
  /** Runs a call that ends this session, with or without another one in its place. */
  async whileEnding<Value>(run: () => Promise<Value>): Promise<Value> {
    endings += 1;
    try {
      return await run();
    } finally {
      endings -= 1;
    }
  },
  isBeingEnded: () => endings > 0,
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
