/** At most `runningMax` pieces of work at once and `waitingMax` waiting, so that a storm cannot exhaust memory. */
export interface BoundedQueue {
  /** Runs `work` in its turn, or answers null at once when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<{ readonly value: T } | null>;
}

export function createBoundedQueue(limits: {
  readonly runningMax: number;
  readonly waitingMax: number;
}): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async run(work) {
      if (running >= limits.runningMax) {
        if (waiting.length >= limits.waitingMax) return null;
        // Whoever ends hands its place on, so `running` stays as it is.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return { value: await work() };
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
