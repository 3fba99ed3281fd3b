/**
 * Lets the readings of one thing follow one another. Whoever asks gets one that began after he asked, and those who ask while one
 * goes on share the next: so what an older reading found never takes the place of what a newer one did.
 */
export function inTurn(read: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= last
      .catch(() => undefined)
      .then(() => {
        next = null;
        last = read();
        return last;
      });
    return next;
  };
}
