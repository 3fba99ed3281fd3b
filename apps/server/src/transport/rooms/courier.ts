/** So many sendings keep the server from everything else for ten milliseconds; smaller slices would tell the last page late. */
const sentAtOnce = 200;

/** Hands something to each of many, in the order in which it was asked to, and never long at a time. */
export type Courier = <Item>(items: readonly Item[], hand: (item: Item) => void) => void;

/**
 * A sending is a call of the system, and a room of a thousand pages a thousand of them: in one go they would make every call that
 * came meanwhile wait for all. Here each slice lets the server do what else there is before the next. What was asked for first is
 * handed out wholly before what came later, so that nobody hears of two things in another order. Few items are handed at once.
 */
export function createCourier(): Courier {
  const waiting: (() => boolean)[] = [];
  let isGoing = false;

  const goOn = (): void => {
    isGoing = true;
    let isHandedOut = true;
    try {
      isHandedOut = waiting[0]?.() ?? true;
    } finally {
      // A fault ends its own list; it keeps nothing from those who come after.
      if (isHandedOut) waiting.shift();
      isGoing = waiting.length > 0;
      if (isGoing) setImmediate(goOn);
    }
  };

  return (items, hand) => {
    let next = 0;
    waiting.push(() => {
      for (const end = Math.min(items.length, next + sentAtOnce); next < end; next += 1) {
        // Within the bounds of the list.
        hand(items[next] as (typeof items)[number]);
      }
      return next === items.length;
    });
    if (!isGoing) goOn();
  };
}
