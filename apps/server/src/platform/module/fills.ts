import type { Collection, Fill, Port } from './port.ts';

type Anything = (...given: unknown[]) => unknown;

/** What ports and collections are asked for and filled with, while the modules are made. */
export interface Fills {
  /** What a module gets for a port or a collection; it may be used once `complete` was called. */
  ask(who: string, slot: Port | Collection): Anything;
  take(who: string, fill: Fill): void;
  /** To be called when every module is made; refuses a port that nobody fills. */
  complete(): void;
}

export function openFills(): Fills {
  const functions = new Map<Port, Anything>();
  const items = new Map<Collection, unknown[]>();
  const asked = new Map<Port, string>();
  let isComplete = false;

  const leadTo =
    (port: Port): Anything =>
    (...given) => {
      const fn = functions.get(port);
      if (!isComplete || fn === undefined) throw new Error(`${port.name} is called before it is filled`);
      return fn(...given);
    };
  return {
    ask(who, slot) {
      if (slot.kind === 'collection') {
        return () => {
          if (!isComplete) throw new Error(`${slot.name} is read before it is complete`);
          return items.get(slot) ?? [];
        };
      }
      if (isComplete && !functions.has(slot))
        throw new Error(`nobody fills ${slot.name}, which ${who} needs`);
      asked.set(slot, who);
      return leadTo(slot);
    },
    take(who, fill) {
      if ('items' in fill) {
        items.set(fill.to, [...(items.get(fill.to) ?? []), ...fill.items]);
        return;
      }
      if (functions.has(fill.to)) throw new Error(`${who} fills ${fill.to.name}, which is filled already`);
      functions.set(fill.to, fill.fn as Anything);
    },
    complete() {
      for (const [port, who] of asked) {
        if (!functions.has(port)) throw new Error(`nobody fills ${port.name}, which ${who} needs`);
      }
      isComplete = true;
    },
  };
}
