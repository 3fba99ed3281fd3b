import { useDirection } from '@mantine/core';
import { useEffect, useRef } from 'react';

const writes = 'input, textarea, select, [contenteditable="true"], [role="slider"]';

/** Moves a replay by the arrow keys, on where reading goes on, and by Home and End to its first and last step. */
export function useStepKeys({
  position,
  last,
  go,
}: {
  readonly position: number;
  readonly last: number;
  readonly go: (position: number) => void;
}): void {
  const { dir } = useDirection();
  const press = (key: string): boolean => {
    const onward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = { [onward]: position + 1, [back]: position - 1, Home: 0, End: last }[key];
    if (to === undefined) return false;
    go(Math.min(last, Math.max(0, to)));
    return true;
  };
  const current = useRef(press);
  current.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.matches(writes)) return;
      if (current.current(event.key)) event.preventDefault();
    };
    globalThis.addEventListener('keydown', onKey);
    return () => globalThis.removeEventListener('keydown', onKey);
  }, []);
}
