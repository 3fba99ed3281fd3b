/** A round that was sent and has not been shown to its end. */
export interface PendingRound {
  readonly gameId: string;
  /** The last round that the player had seen before, or null for none. */
  readonly seenRoundId: string | null;
  readonly key: string;
}

/** What this tab remembers over a reload. It is forgotten with the tab. */
export interface TabMemory {
  token(): string | null;
  setToken(token: string | null): void;
  pending(): PendingRound | null;
  setPending(pending: PendingRound | null): void;
}

const TOKEN = 'ikka.play.token';
const PENDING = 'ikka.play.pending';

function readPending(text: string | null): PendingRound | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { gameId, seenRoundId, key } = value as Partial<Record<keyof PendingRound, unknown>>;
    if (typeof key !== 'string' || typeof gameId !== 'string') return null;
    if (seenRoundId !== null && typeof seenRoundId !== 'string') return null;
    return { gameId, key, seenRoundId };
  } catch {
    return null;
  }
}

/** Keeps it in `storage`; where that is forbidden or full, in memory for as long as the page lives. */
export function createTabMemory(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TabMemory {
  const fallback = new Map<string, string>();
  const get = (key: string): string | null => {
    try {
      return storage.getItem(key) ?? fallback.get(key) ?? null;
    } catch {
      return fallback.get(key) ?? null;
    }
  };
  const set = (key: string, value: string | null) => {
    if (value === null) fallback.delete(key);
    else fallback.set(key, value);
    try {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      // The fallback holds it.
    }
  };
  return {
    token: () => get(TOKEN),
    setToken: (token) => set(TOKEN, token),
    pending: () => readPending(get(PENDING)),
    setPending: (pending) => set(PENDING, pending && JSON.stringify(pending)),
  };
}
