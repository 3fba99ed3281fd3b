import type { Message, News } from './wire.ts';

/** Messages in their order. A listener gets each as it is written; whoever was away asks for those after its last one. */
export interface MessageLog {
  readonly sequence: number;
  write(news: News, at: Date): void;
  /** Null where some of them are not kept any more, or were never written. */
  after(sequence: number): readonly Message[] | null;
  listen(listener: (message: Message) => void): () => void;
}

export function createMessageLog(keep: number): MessageLog {
  const kept: Message[] = [];
  const listeners = new Set<(message: Message) => void>();
  let sequence = 0;
  return {
    get sequence() {
      return sequence;
    },
    write(news, at) {
      sequence += 1;
      const message = { sequence, at: at.toISOString(), ...news };
      kept.push(message);
      // In slices, so that not every message moves all that are kept.
      if (kept.length > keep * 1.25) kept.splice(0, kept.length - keep);
      for (const listener of listeners) listener(message);
    },
    after(asked) {
      if (asked > sequence) return null;
      const first = kept[0]?.sequence ?? sequence + 1;
      return asked + 1 < first ? null : kept.slice(asked + 1 - first);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
