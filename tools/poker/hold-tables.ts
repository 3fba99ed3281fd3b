import { handOf, hands, pays } from '@ikka/jacks-or-better/rules';

/**
 * All 2,598,960 hands of five cards by inclusion and exclusion: for every set of up to five cards the hands that contain it. It
 * shares with the rules what a hand is worth, and counts in another way.
 */
export const DECK = 52;
export const KINDS = hands.length;
export const FULL = 31;
/** 5 · C(47, 5): every number of draws divides it. */
export const MEASURE = 7_669_695;
/** What a draw counts for, by the number of held cards, so that all holds have one measure. */
export const weights = [5, 43, 473, 7_095, 163_185, MEASURE] as const;
const payOf = Float64Array.from(hands, (hand) => pays[hand]);

/** How many places are held in each of the 32 ways to hold; a way is a mask of places. */
export const sizeOf = Uint8Array.from(
  { length: FULL + 1 },
  (_, mask) => mask.toString(2).replaceAll('0', '').length,
);

const binomials = Array.from({ length: DECK + 1 }, (_, of) =>
  Float64Array.from({ length: 6 }, (_count, count) => {
    let ways = 1;
    for (let n = 0; n < count; n += 1) ways = (ways * (of - n)) / (n + 1);
    return ways;
  }),
);
const binomial = (of: number, count: number): number => (binomials[of] as Float64Array)[count] as number;

/** Calls with every rising set of so many cards, in the order of its index. The array is used again. */
function eachSet(size: number, see: (cards: Int32Array, index: number) => void): void {
  const cards = Int32Array.from({ length: size }, (_, at) => at);
  for (let index = 0; index < binomial(DECK, size); index += 1) {
    see(cards, index);
    let at = 0;
    while (at < size - 1 && (cards[at] as number) + 1 === cards[at + 1]) {
      cards[at] = at;
      at += 1;
    }
    if (size > 0) cards[at] = (cards[at] as number) + 1;
  }
}

/** The place of a rising set among those of its size, without the card at `skip` (-1: with all). */
function indexWithout(cards: Int32Array, skip: number): number {
  let [index, count] = [0, 0];
  for (let at = 0; at < cards.length; at += 1) {
    if (at === skip) continue;
    count += 1;
    index += binomial(cards[at] as number, count);
  }
  return index;
}

/** The tables, and how they are asked. */
export interface HoldTables {
  /** The place of each hand of five cards among the kinds, by its index. */
  readonly kinds: Uint8Array;
  /** Calls with every hand: its five rising cards and the indexes of its 32 subsets, by mask. Both arrays are used again. */
  eachHand(see: (cards: Int32Array, subsets: Int32Array, index: number) => void): void;
  /** For each mask, what its draws pay together. `into` has 32 places. */
  paidBy(subsets: Int32Array, into: Float64Array): void;
  /** How many draws of one hold end in a kind. */
  countOf(subsets: Int32Array, mask: number, kind: number): number;
}

export function createHoldTables(): HoldTables {
  const kinds = new Uint8Array(binomial(DECK, 5));
  const known = new Map(hands.map((hand, at) => [hand, at]));
  eachSet(5, (cards, index) => {
    kinds[index] = known.get(handOf([...cards])) as number;
  });
  /** At [size][index * KINDS + kind]. */
  const counts = [0, 1, 2, 3, 4].map((size) => new Int32Array(binomial(DECK, size) * KINDS));
  const smaller = (size: number) => counts[size] as Int32Array;
  eachSet(5, (cards, index) => {
    for (let skip = 0; skip < 5; skip += 1) {
      const place = indexWithout(cards, skip) * KINDS + (kinds[index] as number);
      smaller(4)[place] = (smaller(4)[place] as number) + 1;
    }
  });
  for (let size = 4; size > 0; size -= 1) {
    const [from, to] = [smaller(size), smaller(size - 1)];
    eachSet(size, (cards, index) => {
      for (let skip = 0; skip < size; skip += 1) {
        const place = indexWithout(cards, skip) * KINDS;
        for (let kind = 0; kind < KINDS; kind += 1)
          to[place + kind] = (to[place + kind] as number) + (from[index * KINDS + kind] as number);
      }
    });
    // A hand was met once for each way to make it of a set that is one card smaller.
    for (let place = 0; place < to.length; place += 1) to[place] = (to[place] as number) / (6 - size);
  }
  const paid = counts.map((table) =>
    Float64Array.from({ length: table.length / KINDS }, (_, index) => {
      let sum = 0;
      for (let kind = 0; kind < KINDS; kind += 1)
        sum += (table[index * KINDS + kind] as number) * (payOf[kind] as number);
      return sum;
    }),
  );
  return { kinds, ...asked(kinds, counts, paid) };
}

function asked(kinds: Uint8Array, counts: readonly Int32Array[], paid: readonly Float64Array[]) {
  const handsOf = (size: number, index: number, kind: number) =>
    size === 5
      ? Number(kinds[index] === kind)
      : ((counts[size] as Int32Array)[index * KINDS + kind] as number);
  return {
    eachHand(see: (cards: Int32Array, subsets: Int32Array, index: number) => void) {
      const subsets = new Int32Array(FULL + 1);
      eachSet(5, (cards, index) => {
        for (let mask = 0; mask <= FULL; mask += 1) {
          let [sum, count] = [0, 0];
          for (let at = 0; at < 5; at += 1) {
            if (((mask >> at) & 1) === 0) continue;
            count += 1;
            sum += binomial(cards[at] as number, count);
          }
          subsets[mask] = sum;
        }
        see(cards, subsets, index);
      });
    },
    paidBy(subsets: Int32Array, into: Float64Array) {
      for (let mask = 0; mask < FULL; mask += 1)
        into[mask] = (paid[sizeOf[mask] as number] as Float64Array)[subsets[mask] as number] as number;
      into[FULL] = payOf[kinds[subsets[FULL] as number] as number] as number;
      // What contains a thrown card is taken out, card by card.
      for (let bit = 1; bit <= FULL; bit <<= 1)
        for (let mask = 0; mask <= FULL; mask += 1)
          if ((mask & bit) === 0) into[mask] = (into[mask] as number) - (into[mask | bit] as number);
    },
    countOf(subsets: Int32Array, mask: number, kind: number) {
      const thrown = FULL & ~mask;
      let sum = 0;
      for (let part = thrown; ; part = (part - 1) & thrown) {
        const size = sizeOf[mask | part] as number;
        const sign = (sizeOf[part] as number) % 2 === 0 ? 1 : -1;
        sum += sign * handsOf(size, subsets[mask | part] as number, kind);
        if (part === 0) return sum;
      }
    },
  };
}
