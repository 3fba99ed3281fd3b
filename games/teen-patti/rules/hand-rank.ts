/** [TP2] What three cards make, the strongest first. */
export const rankKinds = ['trail', 'pure_sequence', 'sequence', 'colour', 'pair', 'high_card'] as const;
export type RankKind = (typeof rankKinds)[number];

/** [TP3] Where ace, two and three stand among the sequences; ace, king and queen are next to them. */
export type LowSequence = 'second' | 'highest' | 'lowest';

/** What a hand is worth: its kind, and its cards' ranks (0 a two … 12 an ace) in the order in which they decide. */
export type HandRank = { readonly kind: RankKind; readonly ranks: readonly number[] };

const ACE = 12;
const THREE = 1;
const TWO = 0;

/** [TP2] Suits never count but for being the same. Three different cards of one pack, each 0 … 51. */
export function rankHand(cards: readonly number[]): HandRank {
  const ranks = cards.map((card) => Math.floor(card / 4)).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = ranks;
  if (high === low) return { kind: 'trail', ranks: [high] };
  const isFlush = new Set(cards.map((card) => card % 4)).size === 1;
  if (isSequence(high, middle, low)) return { kind: isFlush ? 'pure_sequence' : 'sequence', ranks };
  if (isFlush) return { kind: 'colour', ranks };
  if (high === middle) return { kind: 'pair', ranks: [high, low] };
  if (middle === low) return { kind: 'pair', ranks: [low, high] };
  return { kind: 'high_card', ranks };
}

function isSequence(high: number, middle: number, low: number): boolean {
  if (high === ACE && middle === THREE && low === TWO) return true;
  return high - middle === 1 && middle - low === 1;
}

/** The strength of a hand as one number: the greater wins, equal ones tie. */
export function strengthOf(cards: readonly number[], lowSequence: LowSequence = 'second'): number {
  const { kind, ranks } = rankHand(cards);
  const isSequenceKind = kind === 'pure_sequence' || kind === 'sequence';
  const within = isSequenceKind ? sequenceStrength(ranks, lowSequence) : placesOf(ranks);
  return (rankKinds.length - rankKinds.indexOf(kind)) * 13 ** 3 + within;
}

const placesOf = ([first = 0, second = 0, third = 0]: readonly number[]): number =>
  first * 13 ** 2 + second * 13 + third;

/** Ace, king and queen are 24, king, queen and jack 22, and so on down to four, three and two: 4. Between them stands A-2-3. */
function sequenceStrength([high = 0, middle = 0]: readonly number[], lowSequence: LowSequence): number {
  if (high === ACE && middle === THREE) return { highest: 25, second: 23, lowest: 3 }[lowSequence];
  return 2 * high;
}
