import type { FairStream } from '@ikka/fair';
import type { BlackjackChoice } from './choice.ts';
import { courseOf } from './course.ts';
import { CARDS_MOST, DEALER_DRAWS_MOST, SHOE_CARDS } from './sheet.ts';

/** What chance decides: the cards that left the shoe, in their order; the dealer's second card is the fourth. */
export type BlackjackOutcome = { readonly cards: readonly number[] };

/**
 * [BJ1] The shoe lies in one order from the first card to the last, whatever is done: `deal(416, 416)`, of which no more is drawn
 * here than a round with these acts can take. How many cards have left it follows from what was done.
 */
export function drawRound(stream: FairStream, { acts }: BlackjackChoice): BlackjackOutcome {
  const splitCount = acts.filter((act) => act === 'split').length;
  const taken = 4 + acts.length + splitCount + DEALER_DRAWS_MOST;
  const shoe = stream.deal(SHOE_CARDS, Math.min(taken, CARDS_MOST));
  return { cards: shoe.slice(0, courseOf(acts, shoe)?.used ?? 4) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): BlackjackOutcome | undefined {
  const { cards } = (value ?? {}) as { cards?: unknown };
  if (!Array.isArray(cards) || cards.length < 4 || cards.length > CARDS_MOST) return undefined;
  const isCard = (card: unknown) =>
    Number.isInteger(card) && (card as number) >= 0 && (card as number) < SHOE_CARDS;
  return cards.every(isCard) && new Set(cards).size === cards.length ? { cards } : undefined;
}

/** The cards of an open round as its player may see them: null for the one that lies face down. */
export type BlackjackShown = { readonly cards: readonly (number | null)[] };

/** [BJ5] Everything but the dealer's second card. */
export const showRound = ({ cards }: BlackjackOutcome): BlackjackShown => ({
  cards: cards.map((card, at) => (at === 3 ? null : card)),
});
