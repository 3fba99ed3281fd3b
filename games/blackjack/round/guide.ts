/**
 * What hands are worth, of one staked on them, as if every card came back into the shoe: a guide that is near the truth. Cards are
 * their values, the ace 1 and the ten with the courts 10. A hand's worth is what it pays, the stake included, less what is staked
 * further, when what is worth most is done.
 */
import { BEST, DEALER_STANDS } from '../rules/index.ts';

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const chanceOf = (value: number): number => (value === 10 ? 4 : 1) / 13;

export interface Held {
  readonly hard: number;
  readonly hasAce: boolean;
}

export const held = (values: readonly number[]): Held => ({
  hard: values.reduce((sum, value) => sum + value, 0),
  hasAce: values.includes(1),
});
export const withValue = ({ hard, hasAce }: Held, value: number): Held => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
});
export const pointsOf = ({ hard, hasAce }: Held): number => (hasAce && hard + 10 <= BEST ? hard + 10 : hard);

/** [BJ5] The value that makes the dealer's blackjack with the open card; 0 where none does. */
export const barredBy = (up: number): number => (up === 1 ? 10 : up === 10 ? 1 : 0);

/** How likely the dealer ends with each total: 17 to 21 at their places, and over 21 at 22. */
type Ends = ReadonlyMap<number, number>;

/** Answers what was asked before from memory; all that is asked by are whole numbers from 0 to 63. */
function remembered<Asked extends readonly number[], T>(
  work: (...asked: Asked) => T,
): (...asked: Asked) => T {
  const known = new Map<number, T>();
  return (...asked) => {
    let key = 0;
    for (const part of asked) key = 64 * key + part;
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = work(...asked);
    known.set(key, result);
    return result;
  };
}

function mixed(parts: readonly (readonly [chance: number, ends: Ends])[]): Ends {
  const ends = new Map<number, number>();
  for (const [chance, own] of parts) {
    for (const [total, part] of own) ends.set(total, (ends.get(total) ?? 0) + chance * part);
  }
  return ends;
}

const endsKnown = remembered((hard: number, ace: number): Ends => {
  const hand = { hard, hasAce: ace === 1 };
  const points = pointsOf(hand);
  if (points >= DEALER_STANDS) return new Map([[Math.min(points, BEST + 1), 1]]);
  return mixed(VALUES.map((value) => [chanceOf(value), endsOf(withValue(hand, value))] as const));
});
const endsOf = ({ hard, hasAce }: Held): Ends => endsKnown(hard, Number(hasAce));

/** Where the open card alone is seen, and makes no blackjack. */
const endsFrom = remembered((up: number): Ends => {
  const holes = VALUES.filter((value) => value !== barredBy(up));
  const all = holes.reduce((sum, value) => sum + chanceOf(value), 0);
  return mixed(holes.map((value) => [chanceOf(value) / all, endsOf(held([up, value]))] as const));
});

function paysOn(points: number, ends: Ends): number {
  if (points > BEST) return 0;
  let worth = 0;
  for (const [his, chance] of ends) {
    worth += chance * (his > BEST || points > his ? 2 : Number(points === his));
  }
  return worth;
}

/** What a hand that stands is worth against the open card. */
export const standWorth = (hand: Held, up: number): number => paysOn(pointsOf(hand), endsFrom(up));
/** What it is worth when the dealer's second card is seen. */
export const shownWorth = (hand: Held, dealer: Held): number =>
  shownKnown(pointsOf(hand), dealer.hard, Number(dealer.hasAce));
const shownKnown = remembered((points: number, hard: number, ace: number): number =>
  paysOn(points, endsKnown(hard, ace)),
);

const overNext = (worth: (value: number) => number): number =>
  VALUES.reduce((sum, value) => sum + chanceOf(value) * worth(value), 0);

const bestKnown = remembered((hard: number, ace: number, up: number, fresh: number): number => {
  const hand = { hard, hasAce: ace === 1 };
  const stands = standWorth(hand, up);
  if (pointsOf(hand) >= BEST) return stands;
  const hits = overNext((value) => bestWorth(withValue(hand, value), up, false));
  const most = Math.max(stands, hits);
  if (fresh === 0) return most;
  return Math.max(most, 2 * overNext((value) => standWorth(withValue(hand, value), up)) - 1);
});

/** What a hand that is played is worth; `isFresh` with two cards, when it may be doubled. */
export const bestWorth = ({ hard, hasAce }: Held, up: number, isFresh: boolean): number =>
  bestKnown(hard, Number(hasAce), up, Number(isFresh));

/** [BJ7] What one hand of a split pair is worth with its second card; of aces it stands. */
export const splitWorth = (value: number, second: number, up: number): number =>
  value === 1 ? standWorth(held([value, second]), up) : bestWorth(held([value, second]), up, true);

/** What the first two cards are worth once it is known that the dealer has no blackjack; they are none either. */
export function firstWorth(first: number, second: number, up: number): number {
  const played = bestWorth(held([first, second]), up, true);
  if (first !== second) return played;
  return Math.max(played, 2 * overNext((value) => splitWorth(first, value, up)) - 1);
}
