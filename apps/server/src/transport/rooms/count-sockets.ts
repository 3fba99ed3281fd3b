/** Why there is no socket for a page: its address has too many, or the process. */
export type SocketsFull = 'address' | 'process';

/**
 * Counts the sockets of pages, each for its address. `enter` answers what is to be called when the socket has gone, or what
 * is full. `perAddress` is asked anew each time, for an operator may change it.
 */
export function createSocketCount(limits: { readonly perAddress: () => number; readonly inAll: number }): {
  enter(address: string): (() => void) | SocketsFull;
  readonly size: number;
} {
  const open = new Map<string, number>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    enter(address) {
      const own = open.get(address) ?? 0;
      if (own >= limits.perAddress()) return 'address';
      if (size >= limits.inAll) return 'process';
      open.set(address, own + 1);
      size += 1;
      let isGone = false;
      return () => {
        if (isGone) return;
        isGone = true;
        size -= 1;
        const left = (open.get(address) ?? 1) - 1;
        if (left === 0) open.delete(address);
        else open.set(address, left);
      };
    },
  };
}
