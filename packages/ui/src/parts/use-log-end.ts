import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** Whoever has scrolled up by more than this reads there: what is added does not carry him away. */
const nearPx = 60;

export interface LogEnd {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Whether something was added below while its reader was scrolled up. */
  readonly hasNews: boolean;
  /** Brings the end into sight and the focus to the log. */
  readonly toEnd: () => void;
}

/**
 * Keeps the end of a log in sight, unless its reader has scrolled up. `mark` is another one whenever something was added;
 * what the reader has added himself (`isOwn`) is always brought into sight.
 */
export function useLogEnd(mark: unknown, isOwn = false): LogEnd {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seen = useRef(mark);
  const [hasNews, setNews] = useState(false);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current !== null && (isAtEnd.current || isOwn)) current.scrollTop = current.scrollHeight;
    else if (seen.current !== mark) setNews(true);
    seen.current = mark;
  }, [mark, isOwn]);
  return {
    ref,
    onScroll({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) {
      isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx;
      if (isAtEnd.current) setNews(false);
    },
    hasNews,
    toEnd() {
      ref.current?.scrollTo({ top: ref.current.scrollHeight });
      ref.current?.focus({ preventScroll: true });
    },
  };
}
