import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';

const open: string[] = [];
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether this dialog is the uppermost of those that are open, in the order of their opening. Every dialog hears the
 * Escape key; only the uppermost one may close for it, else a press would close everything below as well.
 */
export function useTopDialog(opened: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return;
    open.push(id);
    tell();
    return () => {
      open.splice(open.indexOf(id), 1);
      tell();
    };
  }, [opened, id]);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => open.at(-1) === id, [id]),
  );
}
