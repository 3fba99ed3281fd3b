import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the reader has come to what `ref` marks; once reached, it stays so. What only touches the view is not reached. */
export function useReached<E extends Element>(): {
  readonly ref: RefObject<E | null>;
  readonly isReached: boolean;
} {
  const ref = useRef<E>(null);
  const [isReached, setReached] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (isReached || current === null) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setReached(true);
      },
      { rootMargin: '-1px' },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [isReached]);
  return { ref, isReached };
}
