/** [TH2] What five cards make, the weakest first. */
export const rankKinds = [
  'high_card',
  'pair',
  'two_pair',
  'trips',
  'straight',
  'flush',
  'full_house',
  'quads',
  'straight_flush',
] as const;
export type RankKind = (typeof rankKinds)[number];

/** What a hand is worth: its kind, and the ranks (0 a two … 12 an ace) in the order in which they decide. */
export type HandRank = { readonly kind: RankKind; readonly ranks: readonly number[] };

const RANKS = 13;
const MASKS = 1 << RANKS;
/** Ranks of an ace, five, four, three and two: the lowest straight. */
const WHEEL = 0b1_0000_0000_1111;
const FIVE_HIGH = 1 << 3;

const bitCount = Uint8Array.from({ length: MASKS }, (_, mask) => mask.toString(2).replaceAll('0', '').length);
const topBit = (mask: number): number => 1 << (31 - Math.clz32(mask));

/** For every set of ranks its highest ones, so many of them. */
const topOf = (count: number): Uint16Array =>
  Uint16Array.from({ length: MASKS }, (_, mask) => {
    let rest = mask;
    while ((bitCount[rest] ?? 0) > count) rest &= rest - 1;
    return rest;
  });
const [topFive, topThree, topTwo] = [topOf(5), topOf(3), topOf(2)];

/** For every set of ranks the highest card of its best straight, as a bit; 0 where it has none. */
const straightTop = Uint16Array.from({ length: MASKS }, (_, mask) => {
  for (let high = RANKS - 1; high >= 4; high -= 1) {
    const run = 0b1_1111 << (high - 4);
    if ((mask & run) === run) return 1 << high;
  }
  return (mask & WHEEL) === WHEEL ? FIVE_HIGH : 0;
});

/**
 * The strength of the best five of five, six or seven different cards, as one number: the greater wins, equal ones tie. It is the kind,
 * then the ranks that make it, then those beside it, each as a set of bits, whose order is that of their highest members.
 */
export function strengthOf(cards: ArrayLike<number>): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < cards.length; at += 1) {
    const card = cards[at] as number;
    const bit = 1 << (card >> 2);
    const suit = card & 3;
    if (suit === 0) a |= bit;
    else if (suit === 1) b |= bit;
    else if (suit === 2) c |= bit;
    else d |= bit;
  }
  const flush = flushOf(a) | flushOf(b) | flushOf(c) | flushOf(d);
  if (flush !== 0) {
    const run = straightTop[flush] as number;
    if (run !== 0) return encode(8, run, 0);
  }
  const any = a | b | c | d;
  const four = a & b & c & d;
  if (four !== 0) return encode(7, four, topBit(any & ~four));
  const three = (a & b & (c | d)) | (c & d & (a | b));
  const two = (a & b) | (a & c) | (a & d) | (b & c) | (b & d) | (c & d);
  if (three !== 0) {
    const trips = topBit(three);
    const pairs = two & ~trips;
    if (pairs !== 0) return encode(6, trips, topBit(pairs));
    if (flush !== 0) return encode(5, topFive[flush] as number, 0);
    const run = straightTop[any] as number;
    return run === 0 ? encode(3, trips, topTwo[any & ~trips] as number) : encode(4, run, 0);
  }
  if (flush !== 0) return encode(5, topFive[flush] as number, 0);
  const run = straightTop[any] as number;
  if (run !== 0) return encode(4, run, 0);
  if (two === 0) return encode(0, topFive[any] as number, 0);
  const pairs = topTwo[two] as number;
  return (pairs & (pairs - 1)) === 0
    ? encode(1, pairs, topThree[any & ~pairs] as number)
    : encode(2, pairs, topBit(any & ~pairs));
}

/** The ranks of a suit where it makes a flush; at most one suit of seven cards does. */
const flushOf = (suit: number): number => ((bitCount[suit] as number) >= 5 ? suit : 0);

const encode = (kind: number, made: number, beside: number): number =>
  kind * 2 ** (2 * RANKS) + made * 2 ** RANKS + beside;

/** What a strength says: its kind and the ranks that decide. A straight is told by its highest card. */
export function rankOfStrength(strength: number): HandRank {
  const kind = rankKinds[Math.floor(strength / 2 ** (2 * RANKS))];
  if (kind === undefined) throw new Error(`${strength} is the strength of no hand`);
  const made = Math.floor(strength / MASKS) % MASKS;
  return { kind, ranks: [...ranksIn(made), ...ranksIn(strength % MASKS)] };
}

const ranksIn = (mask: number): number[] =>
  Array.from({ length: RANKS }, (_, at) => RANKS - 1 - at).filter((rank) => (mask & (1 << rank)) !== 0);

/** What the best five of a seat's cards make; of fewer than five, pairs and high cards before the flop. */
export function rankHand(cards: readonly number[]): HandRank {
  return rankOfStrength(strengthOf(cards));
}
