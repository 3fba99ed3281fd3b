import { VALUES } from './guide.ts';

/** How many cards of each value have not been seen, at its value. */
export type Unseen = number[];

const DECKS = 8;

export const fullShoe = (): Unseen => [0, ...VALUES.map((value) => DECKS * (value === 10 ? 16 : 4))];

export const countOf = (unseen: Unseen): number => unseen.reduce((sum, count) => sum + count, 0);

const at = (unseen: Unseen, value: number): number => unseen[value] ?? 0;

/** A card of this value is seen. */
export function see(unseen: Unseen, value: number): void {
  unseen[value] = at(unseen, value) - 1;
}

/** What a card may be worth, by its value, with how likely it comes. */
type CardWays = (readonly [weight: number, worth: number])[];

/** Every value that a card may have which is any of those not seen, but for those of one value. */
export const anyCard = (unseen: Unseen, barred: number, worth: (value: number) => number): CardWays =>
  VALUES.map((value) => [value === barred ? 0 : at(unseen, value), worth(value)] as const);

/**
 * Every value of the player's next card while the dealer's second lies face down and is known not to be of the barred value (0: nothing
 * is known of it): as likely as it comes together with a second card that is not.
 */
export function nextCard(unseen: Unseen, barred: number, worth: (value: number) => number): CardWays {
  const others = countOf(unseen) - 1;
  return VALUES.map((value) => {
    const bars = barred === 0 ? 0 : at(unseen, barred) - Number(value === barred);
    return [at(unseen, value) * (others - bars), worth(value)] as const;
  });
}
