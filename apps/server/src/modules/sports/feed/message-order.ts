/**
 * Puts numbered messages into their order: repeats are left out, early ones wait for those before them. Pure but for what waits.
 */
export interface MessageOrder<T> {
  /** The sequence after which the next is expected. */
  readonly last: number;
  /** Since when something is missing, by the caller's clock; null while nothing is. */
  readonly missingSince: number | null;
  /** What can be taken now, in order. */
  accept(sequence: number, item: T, now: number): readonly T[];
  /** The provider says that it has sent so many. */
  hear(sequence: number, now: number): void;
  readonly repeats: number;
}

/** More than these waiting is a gap that will not close. */
const waitingMost = 2_000;

export function createMessageOrder<T>(after: number): MessageOrder<T> {
  const waiting = new Map<number, T>();
  let last = after;
  let missingSince: number | null = null;
  let repeats = 0;
  return {
    get last() {
      return last;
    },
    get missingSince() {
      return waiting.size > waitingMost ? Number.NEGATIVE_INFINITY : missingSince;
    },
    get repeats() {
      return repeats;
    },
    accept(sequence, item, now) {
      if (sequence <= last || waiting.has(sequence)) {
        repeats += 1;
        return [];
      }
      waiting.set(sequence, item);
      const ready: T[] = [];
      for (let next = waiting.get(last + 1); next !== undefined; next = waiting.get(last + 1)) {
        last += 1;
        waiting.delete(last);
        ready.push(next);
      }
      if (ready.length > 0) missingSince = null;
      if (waiting.size > 0) missingSince ??= now;
      return ready;
    },
    hear(sequence, now) {
      if (sequence > last) missingSince ??= now;
    },
  };
}
