import { useEffect } from 'react';

/** Places where a space belongs to what has the focus. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *';

/**
 * Whether a press of the space bar means "spin". A button that was reached by keyboard keeps its space; one that was
 * clicked does not, so that the bar goes on playing after a click on another button.
 */
export function meansSpin(event: Pick<KeyboardEvent, 'code' | 'repeat'>, target: Element | null): boolean {
  if (event.code !== 'Space' || event.repeat) return false;
  if (!target) return true;
  if (target.matches(typing)) return false;
  return !(target.matches('button, a, summary') && target.matches(':focus-visible'));
}

export function useSpaceBar(onSpin: () => void, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (!meansSpin(event, target)) {
        // A held bar neither plays again nor presses the button under it.
        if (event.code === 'Space' && event.repeat && !target?.matches(typing)) event.preventDefault();
        return;
      }
      event.preventDefault();
      onSpin();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, [onSpin, isEnabled]);
}
