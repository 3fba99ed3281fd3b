import type { FairStream } from '@ikka/fair';
import { CARDS_DRAWN, DECK_SIZE, HAND_SIZE } from './sheet.ts';

/** What chance decides: five cards that are dealt, and five more that replace what is not held, in their order. */
export type PokerOutcome = { readonly cards: readonly number[] };

/** [J1] All ten cards are fixed with the opening; what is held changes none of them. */
export function drawRound(stream: FairStream): PokerOutcome {
  return { cards: stream.deal(DECK_SIZE, CARDS_DRAWN) };
}

function readCards(value: unknown, count: number): readonly number[] | undefined {
  const { cards } = (value ?? {}) as { cards?: unknown };
  if (!Array.isArray(cards) || cards.length !== count || new Set(cards).size !== count) return undefined;
  const isCard = (card: unknown) =>
    Number.isInteger(card) && (card as number) >= 0 && (card as number) < DECK_SIZE;
  return cards.every(isCard) ? cards : undefined;
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): PokerOutcome | undefined {
  const cards = readCards(value, CARDS_DRAWN);
  return cards && { cards };
}

/** What is shown of an open round: the five cards that lie. Undefined when it is not that. */
export function readShown(value: unknown): { readonly cards: readonly number[] } | undefined {
  const cards = readCards(value, HAND_SIZE);
  return cards && { cards };
}

/** [J1] The five cards that are dealt. */
export const dealtOf = ({ cards }: PokerOutcome): readonly number[] => cards.slice(0, HAND_SIZE);

/** [J1, J3] The hand at the end: held cards stay where they lie, the others are replaced from left to right. */
export function finalOf(outcome: PokerOutcome, hold: readonly number[]): readonly number[] {
  const fresh = outcome.cards.slice(HAND_SIZE);
  let next = 0;
  return dealtOf(outcome).map((card, place) => {
    if (hold.includes(place)) return card;
    const drawn = fresh[next] ?? card;
    next += 1;
    return drawn;
  });
}
