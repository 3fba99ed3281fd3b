import { useEffect, useState, useSyncExternalStore } from 'react';
import { type IdleState, idleState } from './idle.ts';

const key = 'ikka.office.touched';
const writeEveryMs = 5_000;

let touchedAt = Date.now();
let writtenAt = 0;
let resting = false;
const listeners = new Set<() => void>();

function touch(): void {
  touchedAt = Date.now();
  if (touchedAt - writtenAt > writeEveryMs) {
    writtenAt = touchedAt;
    try {
      localStorage.setItem(key, String(touchedAt));
    } catch {
      // Without storage each tab counts for itself.
    }
  }
  setResting(false);
}

function setResting(next: boolean): void {
  if (next === resting) return;
  resting = next;
  for (const listener of listeners) listener();
}

/** The last touch in any tab of this browser. */
function lastTouch(): number {
  try {
    return Math.max(touchedAt, Number(localStorage.getItem(key) ?? 0));
  } catch {
    return touchedAt;
  }
}

/** Watches for signs of life once for the whole page, and says second by second where the operator stands. */
export function useIdle(): IdleState {
  const [state, setState] = useState<IdleState>({ kind: 'active' });
  useEffect(() => {
    touch();
    const signs = ['pointerdown', 'keydown', 'wheel', 'pointermove'] as const;
    for (const sign of signs) addEventListener(sign, touch, { passive: true });
    const timer = setInterval(() => {
      const next = idleState(Date.now() - lastTouch());
      setResting(next.kind !== 'active');
      setState((before) => (before.kind === next.kind && next.kind !== 'warned' ? before : next));
    }, 1000);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
  return state;
}

/** How often a page may ask by itself: never while nobody is at the desk. */
export function usePolling(everyMs: number): number | false {
  const isResting = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => resting,
  );
  return isResting ? false : everyMs;
}
