import { useEffect } from 'react';

/** Gives the focus to the page's content where nothing has it: what had it went away with the page before. */
function takeFocus(): void {
  const isFree = document.activeElement === null || document.activeElement === document.body;
  if (isFree) document.getElementById('content')?.focus({ preventScroll: true });
}

/** Keeps the focus on the page while a game comes and goes: who plays by keyboard goes on at the content, not at the address. */
export function useFocusAround(): void {
  useEffect(() => {
    takeFocus();
    return () => {
      // The next page stands by then.
      setTimeout(takeFocus);
    };
  }, []);
}
