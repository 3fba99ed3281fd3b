import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createDialogStack } from './dialog-stack.ts';

const stack = createDialogStack();

/**
 * Whether this dialog, drawer or popover is the uppermost of those that are open, in the order of their opening. Every one hears the
 * Escape key; only the uppermost may close for it, else a press would close everything below as well.
 */
export function useTopDialog(opened: boolean): boolean {
  const place = useRef<number | null>(null);
  // Taken while drawing: what lies within a dialog is drawn after it, but its effects run before.
  if (opened) place.current ??= stack.nextPlace();
  else place.current = null;
  useEffect(() => {
    if (opened && place.current !== null) return stack.put(place.current);
  }, [opened]);
  return useSyncExternalStore(
    stack.subscribe,
    useCallback(() => opened && stack.top() === place.current, [opened]),
    () => opened,
  );
}

/** Closes what is uppermost at a press of Escape, where its library does not by itself. */
export function useEscape(isTop: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isTop) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) onClose();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [isTop, onClose]);
}
