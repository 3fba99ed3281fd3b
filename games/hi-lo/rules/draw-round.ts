import type { FairStream } from '@ikka/fair';
import type { HiLoChoice } from './choice.ts';
import { GUESSES_MOST } from './sheet.ts';

/** What chance decides: the first card, and one more for every guess, each by its place in the deck of 52. */
export type HiLoOutcome = { readonly cards: readonly number[] };

/** [H1] An endless deck: every card is drawn from all 52. How many are seen depends on the guesses, which one comes does not. */
export function drawRound(stream: FairStream, { guesses }: HiLoChoice): HiLoOutcome {
  return { cards: Array.from({ length: guesses.length + 1 }, () => stream.below(52)) };
}

/** An outcome as it was recorded, or undefined when it cannot be one. */
export function readOutcome(value: unknown): HiLoOutcome | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cards } = value as { cards?: unknown };
  if (!Array.isArray(cards) || cards.length === 0 || cards.length > GUESSES_MOST + 1) return undefined;
  const isCard = (card: unknown) => Number.isInteger(card) && (card as number) >= 0 && (card as number) < 52;
  return cards.every(isCard) ? { cards } : undefined;
}

/** [H1] The rank of a card of the deck: 1 for the ace, 13 for the king. */
export const rankOf = (card: number): number => ((Math.floor(card / 4) + 1) % 13) + 1;
