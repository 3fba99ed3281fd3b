/** The pot of a room in the moneys of its players, as the room's owner last read it. Amounts are smallest units. */
export interface Pots {
  /** What the pot of a currency was read to hold; 0 before the first reading. */
  held(currency: string): bigint;
  /** Reads it anew, and resolves to what it holds. */
  read(currency: string): Promise<bigint>;
  /** Reads the pots of these currencies unless it was done a moment ago, and names those that hold something else now. */
  refresh(currencies: ReadonlySet<string>, at: number, changed: (currency: string) => void): void;
}

const refreshMs = 2_000;

export function createPots(
  potOf: (currency: string) => Promise<bigint>,
  onFault: (error: unknown) => void,
): Pots {
  const known = new Map<string, bigint>();
  const read = async (currency: string): Promise<bigint> => {
    const held = await potOf(currency);
    known.set(currency, held);
    return held;
  };
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    held: (currency) => known.get(currency) ?? 0n,
    read,
    refresh(currencies, at, changed) {
      if (at - readAt < refreshMs) return;
      readAt = at;
      for (const currency of currencies) {
        const before = known.get(currency);
        read(currency).then((held) => {
          if (held !== before) changed(currency);
        }, onFault);
      }
    },
  };
}
