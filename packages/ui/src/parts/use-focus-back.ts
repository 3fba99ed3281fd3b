import { useLayoutEffect } from 'react';

/** Where the focus goes when the dialog that has just closed is followed by no other. */
let waiting: HTMLElement | null = null;

/** Whether nothing on the page has the focus: what had it is gone. */
const isFree = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus back to what had it before a dialog opened, also where the dialog is taken out of the page as it closes; to the
 * page's content where that is gone, as the way into an account is after it. A dialog that takes the place of another one gives it
 * back to what had it before the first.
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
        for (const next of [before, document.querySelector<HTMLElement>('main')])
          if (isFree()) next?.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
