/** Why there is no session: nobody logged in, the operator left, it ended by itself, or nobody was at the desk. */
export type NoSessionReason = 'none' | 'left' | 'expired' | 'idle';

const key = 'ikka.office.session';

interface SessionState {
  readonly token: string | null;
  readonly reason: NoSessionReason;
}

let state: SessionState = { token: read(), reason: 'none' };
const listeners = new Set<() => void>();

/** The operator's token, kept over a reload and shared by the tabs of this browser: logging out of one leaves them all. */
export const sessionStore = {
  state: (): SessionState => state,
  token: (): string | null => state.token,
  begin(token: string): void {
    write(token);
    change({ token, reason: 'none' });
  },
  end(reason: Exclude<NoSessionReason, 'none'>): void {
    if (state.token === null) return;
    write(null);
    change({ token: null, reason });
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== key || event.newValue === state.token) return;
  change({ token: event.newValue, reason: event.newValue === null ? 'left' : 'none' });
});

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(key);
    else localStorage.setItem(key, token);
  } catch {
    // A browser that forbids storage keeps the session for this page alone.
  }
}
