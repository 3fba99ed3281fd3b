import type { FairStream } from '@ikka/fair';
import { type Coup, cardsIn, cardValue, dealCoup } from './coup.ts';

/** [B1] Eight decks. */
export const SHOE_CARDS = 416;
/** [B9] The cut card lies before the last so many cards. */
export const CUT_BEFORE_LAST = 14;
/** [B9] More coups than any shoe has: each takes four cards at least. */
export const COUPS_MOST = 101;

/** [B1] The whole shoe, from the one draw that its seeds fix. */
export function drawShoe(stream: FairStream): number[] {
  return stream.deal(SHOE_CARDS, SHOE_CARDS);
}

/** [B8] How many cards are burned after the first one was turned: its value, ten for a ten or a court. */
export function burnedAfter(first: number): number {
  return cardValue(first) || 10;
}

/** [B8] The place of the first coup's first card: behind the turned card and those burned after it. */
export function firstPosition(shoe: readonly number[]): number {
  const [first] = shoe;
  if (first === undefined) throw new RangeError('the shoe is empty');
  return 1 + burnedAfter(first);
}

/** [B9] Whether the cut card is out: no coup begins any more. */
export function isCutOut(position: number): boolean {
  return position >= SHOE_CARDS - CUT_BEFORE_LAST;
}

/** [B9] A coup of a shoe by its number, counted from 1, or null where the shoe has none of that number. */
export function coupOfShoe(shoe: readonly number[], no: number): Coup | null {
  let position = firstPosition(shoe);
  for (let count = 1; !isCutOut(position); count += 1) {
    const coup = dealCoup(shoe, position);
    if (count === no) return coup;
    position += cardsIn(coup);
  }
  return null;
}

/** [B8] The cards that were turned up before the coup of this number: the first of all, and those of every coup before. */
export function seenBefore(shoe: readonly number[], no: number): readonly number[] {
  const begins = firstPosition(shoe);
  let position = begins;
  for (let count = 1; count < no && !isCutOut(position); count += 1) {
    position += cardsIn(dealCoup(shoe, position));
  }
  return [...shoe.slice(0, 1), ...shoe.slice(begins, position)];
}
