/** What lies above the page, in the order in which it was opened. */
export interface DialogStack {
  /** Answers the place of a dialog that is about to open, above all that have one. */
  nextPlace(): number;
  /** Puts a dialog in its place; answers how to take it away. */
  put(place: number): () => void;
  /** The place of the uppermost one; undefined where nothing lies above the page. */
  top(): number | undefined;
  subscribe(listener: () => void): () => void;
}

export function createDialogStack(): DialogStack {
  const open = new Set<number>();
  const listeners = new Set<() => void>();
  let last = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    nextPlace() {
      last += 1;
      return last;
    },
    put(place) {
      open.add(place);
      tell();
      return () => {
        open.delete(place);
        tell();
      };
    },
    top: () => (open.size === 0 ? undefined : Math.max(...open)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
