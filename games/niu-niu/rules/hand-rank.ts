/** [NN3] What five cards are, the weakest first. `bull_1` to `bull_9` are told by their points. */
export const rankKinds = [
  'no_bull',
  'bull_1',
  'bull_2',
  'bull_3',
  'bull_4',
  'bull_5',
  'bull_6',
  'bull_7',
  'bull_8',
  'bull_9',
  'bull_bull',
  'silver_bull',
  'gold_bull',
  'bomb',
  'five_small',
] as const;
export type RankKind = (typeof rankKinds)[number];

/** [NN3] What a hand pays, in bets. */
export const multipliers: Readonly<Record<RankKind, number>> = {
  no_bull: 1,
  bull_1: 1,
  bull_2: 1,
  bull_3: 1,
  bull_4: 1,
  bull_5: 1,
  bull_6: 1,
  bull_7: 2,
  bull_8: 2,
  bull_9: 3,
  bull_bull: 4,
  silver_bull: 5,
  gold_bull: 5,
  bomb: 6,
  five_small: 8,
};
export const MOST_MULTIPLIER = 8;

const HAND = 5;
const ACE = 12;
const TEN = 8;
/** [NN4] Suits of `card & 3` (diamonds, hearts, spades, clubs) by strength. */
const suitStrengths = [0, 2, 3, 1] as const;

/** A rank from ace (0) to king (12): cards count from a two (0) to an ace (12). */
const lowRank = (card: number): number => {
  const rank = card >> 2;
  return rank === ACE ? 0 : rank + 1;
};
/** [NN2] */
const points = (card: number): number => Math.min(10, lowRank(card) + 1);

/** [NN4] The order of single cards: K to A, then suits. */
export const cardStrength = (card: number): number => lowRank(card) * 4 + (suitStrengths[card & 3] ?? 0);

/** [NN2] Places of three cards that make ten, twenty or thirty; null where there are none. */
export function bullOf(cards: readonly number[]): readonly number[] | null {
  const at = (place: number) => points(cards[place] ?? 0);
  for (let a = 0; a < cards.length; a += 1)
    for (let b = a + 1; b < cards.length; b += 1)
      for (let c = b + 1; c < cards.length; c += 1) if ((at(a) + at(b) + at(c)) % 10 === 0) return [a, b, c];
  return null;
}

/** The rank of whose cards there are four; null where there is none. Of four among five, the first or the second is one. */
function fourOf(cards: readonly number[]): number | null {
  for (let at = 0; at < 2; at += 1) {
    const rank = lowRank(cards[at] ?? 0);
    let alike = 0;
    for (const card of cards) if (lowRank(card) === rank) alike += 1;
    if (alike === 4) return rank;
  }
  return null;
}

/** [NN2, NN3] What five cards are. */
export function kindOf(cards: readonly number[]): RankKind {
  if (cards.length !== HAND) throw new Error(`a hand of NiuNiu has five cards, not ${cards.length}`);
  let sum = 0;
  for (const card of cards) sum += points(card);
  if (sum <= 10 && cards.every((card) => points(card) < 5)) return 'five_small';
  if (fourOf(cards) !== null) return 'bomb';
  if (sum === 50) return cards.every((card) => card >> 2 !== TEN) ? 'gold_bull' : 'silver_bull';
  if (bullOf(cards) === null) return 'no_bull';
  return sum % 10 === 0 ? 'bull_bull' : (rankKinds[sum % 10] ?? 'no_bull');
}

/** [NN3, NN4] The strength of a hand as one number: the greater wins, and no two hands of one deck are equal. */
export function strengthOf(cards: readonly number[]): number {
  const kind = kindOf(cards);
  const decides = kind === 'bomb' ? (fourOf(cards) ?? 0) : Math.max(...cards.map(cardStrength));
  return rankKinds.indexOf(kind) * 52 + decides;
}
