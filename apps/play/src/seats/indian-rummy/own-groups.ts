import { type Arrangement, arrange, isWild, rankOf, suitOf } from '@ikka/indian-rummy/rules';

/** One's own cards as one lays them: in groups, from the left. */
export type Groups = readonly (readonly number[])[];

/** Groups after a draw or a discard: what is gone is taken out, what is new lies at the end. */
export function kept(groups: Groups, cards: readonly number[]): Groups {
  const held = groups.map((group) => group.filter((card) => cards.includes(card)));
  const fresh = cards.filter((card) => !groups.some((group) => group.includes(card)));
  return [...held, fresh].filter((group) => group.length > 0);
}

/** These cards together, at the end; the others stay as they lie. */
export function grouped(groups: Groups, chosen: readonly number[]): Groups {
  const others = groups.map((group) => group.filter((card) => !chosen.includes(card)));
  return [...others, chosen].filter((group) => group.length > 0);
}

/** The cards as they lie best: melds, then what is left by suits, wild ones last. */
export function sorted(cards: readonly number[], wild: number): Groups {
  const { melds, rest } = arrange(cards, wild);
  const bySuit = [0, 1, 2, 3].map((suit) =>
    rest
      .filter((card) => !isWild(card, wild) && suitOf(card) === suit)
      .toSorted((a, b) => rankOf(a) - rankOf(b)),
  );
  const wilds = rest.filter((card) => isWild(card, wild));
  return [...melds.map((meld) => inOrder(meld.cards, wild)), ...bySuit, wilds].filter(
    (group) => group.length > 0,
  );
}

/** A meld from low to high, with its wild cards behind. */
const inOrder = (cards: readonly number[], wild: number): readonly number[] =>
  cards.toSorted((a, b) => Number(isWild(a, wild)) - Number(isWild(b, wild)) || rankOf(a) - rankOf(b));

/** The best of thirteen cards: of fourteen, without the one that is worth least to keep; null for any other number. */
export interface Outlook {
  readonly arrangement: Arrangement;
  /** The card to throw away for it; null where there are thirteen. */
  readonly without: number | null;
}

const HELD = 13;

export function outlook(cards: readonly number[], wild: number): Outlook | null {
  if (cards.length === HELD) return { arrangement: arrange(cards, wild), without: null };
  if (cards.length !== HELD + 1) return null;
  const all = cards.map((without) => ({
    arrangement: arrange(
      cards.filter((card) => card !== without),
      wild,
    ),
    without,
  }));
  return all.reduce((best, one) => (isBetter(one.arrangement, best.arrangement) ? one : best));
}

const isBetter = (one: Arrangement, other: Arrangement): boolean =>
  one.isValid !== other.isValid ? one.isValid : one.points < other.points;
