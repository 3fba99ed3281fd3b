/** For a `DataLoader`: what is asked in one turn of the event loop is asked together, and whoever asks later asks anew. */
export const inOneTurn = {
  cache: false,
  batchScheduleFn: (run: () => void) => void setImmediate(run),
};
