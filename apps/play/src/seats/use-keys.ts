import { useEffect, useRef } from 'react';
import { keyOf } from '../arcade/hotkeys.ts';

export interface Key {
  /** The key's place on the keyboard, such as `KeyC`. */
  readonly code: string;
  readonly press: () => void;
}

/** Hears keys that are meant for the game, not for what is written or for a dialog. */
export function useKeys(keys: readonly Key[]): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]') !== null) return;
      const code = keyOf(event, event.target instanceof Element ? event.target : null);
      current.current.find((key) => key.code === code)?.press();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
}
