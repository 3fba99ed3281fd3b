import type { Stay } from '@ikka/client';

export const betId = (n: number): string => `0198d2a0-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A line to a room on which a test says what is heard. */
export function openTestLine<Listener>() {
  let heard: Listener | null = null;
  return {
    open(listen: Listener): Stay {
      heard = listen;
      return { close: () => undefined };
    },
    hears(): Listener {
      if (heard === null) throw new Error('nobody has opened the line');
      return heard;
    },
  };
}
