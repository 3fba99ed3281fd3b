/** One after the other for each name, in this process; the database decides between processes. */
export interface Turns {
  /** Null, and nothing was done, where too many wait already. */
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** More requests of one player than this do not wait: the vendor comes again. */
const waitingMost = 20;

export function createTurns(): Turns {
  const lines = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  return {
    async take(name, work) {
      const line = lines.get(name) ?? { tail: Promise.resolve(), waiting: 0 };
      if (line.waiting >= waitingMost) return null;
      lines.set(name, line);
      line.waiting += 1;
      const turn = line.tail.then(work);
      line.tail = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.waiting -= 1;
        if (line.waiting === 0) lines.delete(name);
      }
    },
  };
}
