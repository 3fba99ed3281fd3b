import { useCallback, useState } from 'react';
import { type DeskMemory, readMemory } from './desk-memory.ts';

const keyOf = (account: string) => `ikka.lottery.${account}`;

/** What this browser remembers of a member's desk; where nothing may be stored, for as long as the page lives. */
export function useMemory(
  account: string,
): [DeskMemory, (change: (before: DeskMemory) => DeskMemory) => void] {
  const [memory, setMemory] = useState(() => readMemory(stored(keyOf(account))));
  const change = useCallback(
    (of: (before: DeskMemory) => DeskMemory) => {
      // Another tab may have kept something since: it is read again.
      const next = of(readMemory(stored(keyOf(account)) ?? JSON.stringify(memory)));
      try {
        localStorage.setItem(keyOf(account), JSON.stringify(next));
      } catch {
        // It is remembered until the page is closed.
      }
      setMemory(next);
    },
    [account, memory],
  );
  return [memory, change];
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
