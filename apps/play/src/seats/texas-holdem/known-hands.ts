const HAND = 2;

/** Two cards of the record that the viewer may know. */
export interface HoleCards {
  readonly seat: number;
  readonly cards: readonly number[];
}

const isShown = (value: unknown): value is HoleCards =>
  typeof value === 'object' &&
  value !== null &&
  'seat' in value &&
  typeof value.seat === 'number' &&
  'cards' in value &&
  isHand(value.cards);

const isHand = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length >= HAND && value.every((card) => Number.isInteger(card));

/** The hands of a record whose cards the viewer may know: his own first, then those that were shown. None where the record is of another shape. */
export function knownHands(own: number, outcome: unknown): readonly HoleCards[] {
  if (typeof outcome !== 'object' || outcome === null || !('cards' in outcome) || !isHand(outcome.cards))
    return [];
  const shown = 'shown' in outcome && Array.isArray(outcome.shown) ? outcome.shown.filter(isShown) : [];
  return [{ seat: own, cards: outcome.cards }, ...shown.filter(({ seat }) => seat !== own)].map(
    ({ seat, cards }) => ({ seat, cards: cards.slice(0, HAND) }),
  );
}
