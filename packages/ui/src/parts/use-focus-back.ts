import { useLayoutEffect } from 'react';

/** Where the focus goes when the dialog that has just closed is followed by no other. */
let waiting: HTMLElement | null = null;

/**
 * Gives the focus back to what had it before a dialog opened, also where the dialog is taken out of the page as it closes.
 * A dialog that takes the place of another one gives it back to what had it before the first.
 */
export function useFocusBack(opened: boolean): void {
  // Before the dialog takes the focus, which it does as soon as it stands in the page.
  useLayoutEffect(() => {
    if (!opened) return;
    const active = document.activeElement;
    const before = active instanceof HTMLElement && active !== document.body ? active : waiting;
    waiting = null;
    return () => {
      waiting = before;
      setTimeout(() => {
        if (waiting !== before) return;
        waiting = null;
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before?.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
