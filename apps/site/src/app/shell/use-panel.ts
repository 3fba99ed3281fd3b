import { useEffect, useRef, useState } from 'react';

/** A pointer that only passes by opens nothing, and one that leaves by a corner has time to come back. */
const openAfterMs = 140;
const closeAfterMs = 220;

interface Open<Name> {
  readonly name: Name;
  /** Opened by a press: it stays when the pointer goes. */
  readonly isPinned: boolean;
}

/**
 * Which of several panels is open; `null` is none. A pointer that rests on an entry opens its panel and closes it by
 * leaving; a press opens it for longer, or keeps open what the pointer has opened. What is open gives way at once to its
 * neighbour.
 */
export function usePanel<Name extends string>() {
  const [open, setOpen] = useState<Open<Name> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const set = (next: Open<Name> | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  return {
    open: open?.name ?? null,
    show: (name: Name) => set({ name, isPinned: true }),
    close: () => set(null),
    toggle: (name: Name) => set(open?.name === name && open.isPinned ? null : { name, isPinned: true }),
    rest: (name: Name) => {
      clearTimeout(timer.current);
      if (open?.name === name) return;
      timer.current = setTimeout(() => setOpen({ name, isPinned: false }), open === null ? openAfterMs : 0);
    },
    leave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen((now) => (now?.isPinned ? now : null)), closeAfterMs);
    },
  };
}
