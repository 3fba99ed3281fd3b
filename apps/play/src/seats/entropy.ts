import { commit } from '@ikka/fair';

/** This browser's own halves of the shuffle, over a reload of the tab: for a hash that was given, the seed behind it. */
export interface EntropyMemory {
  get(hash: string): string | null;
  set(hash: string, seed: string): void;
}

export interface Entropy {
  /** Draws a seed that nobody else can know, keeps it, and answers its fingerprint. */
  draw(): string;
  /** The seed behind a fingerprint that this browser gave; null where another did. */
  seedOf(hash: string): string | null;
}

/** 32 bytes of the browser's own generator, as hex. */
const drawSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const createEntropy = (memory: EntropyMemory): Entropy => ({
  draw() {
    const seed = drawSeed();
    const hash = commit(seed);
    memory.set(hash, seed);
    return hash;
  },
  seedOf: memory.get,
});

const KEY = 'ikka.seats.entropy';
/** A seat needs the one that was given and the one for the next hand; a lost answer leaves one more. */
const keptMost = 8;

/** Keeps them in the tab's storage; where that is forbidden, for as long as the page lives. */
export function tabEntropyMemory(storage: () => Pick<Storage, 'getItem' | 'setItem'>): EntropyMemory {
  let kept: [string, string][] = [];
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    if (Array.isArray(stored)) {
      kept = stored.filter(
        (pair): pair is [string, string] =>
          Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'),
      );
    }
  } catch {
    // What cannot be read is drawn anew.
  }
  return {
    get: (hash) => kept.find(([known]) => known === hash)?.[1] ?? null,
    set(hash, seed) {
      kept = [...kept, [hash, seed] as [string, string]].slice(-keptMost);
      try {
        storage().setItem(KEY, JSON.stringify(kept));
      } catch {
        // It is kept for this visit.
      }
    },
  };
}
