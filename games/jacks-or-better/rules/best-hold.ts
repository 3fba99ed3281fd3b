import { choose, countHands, type HandCounts } from './count-hands.ts';
import { handOf } from './hand.ts';
import { ALL_ROUNDS, DECK_SIZE, HAND_SIZE, hands, pays, rtp, squaresOfDeals } from './sheet.ts';

/** What a way to hold comes to. */
export interface HoldValue {
  readonly hold: readonly number[];
  /** The exact mean of what it pays for a stake of 1, in 7,669,695ths: five times C(47, 5), which every number of draws divides. */
  readonly value: number;
  readonly counts: HandCounts;
}

const DRAWS_MOST = choose(DECK_SIZE - HAND_SIZE, HAND_SIZE);
/** The measure of values: a multiple of the number of draws of every hold. */
export const VALUE_MEASURE = HAND_SIZE * DRAWS_MOST;

/** [J6] How much the worth of the best hold varies from deal to deal, in squares of the stake. */
export const varianceOfDeals =
  Number(squaresOfDeals) / (ALL_ROUNDS * VALUE_MEASURE) -
  (Number(rtp.numerator) / Number(rtp.denominator)) ** 2;

const places = Array.from({ length: HAND_SIZE }, (_, place) => place);
/** All ways to hold, those that hold the first places first. */
const holds: readonly (readonly number[])[] = Array.from({ length: 2 ** HAND_SIZE }, (_, at) =>
  places.filter((place) => ((at >> (HAND_SIZE - 1 - place)) & 1) === 0),
);

/** [J6] What holding these places of the dealt cards comes to, exactly. */
export function holdValue(dealt: readonly number[], hold: readonly number[]): HoldValue {
  const counts = countHands(dealt, hold);
  const draws = choose(DECK_SIZE - HAND_SIZE, HAND_SIZE - hold.length);
  const paid = hands.reduce((sum, hand) => sum + counts[hand] * pays[hand], 0);
  return { hold, value: paid * (VALUE_MEASURE / draws), counts };
}

/** [J6] The hold that returns most; of equal ones the first in a fixed order, so that everybody finds the same. */
export function bestHold(dealt: readonly number[]): HoldValue {
  return bestAmong(dealt, () => true);
}

/**
 * [J5] What is held for a player who left: of the holds that can never end below what the dealt cards pay already, the one that
 * returns most.
 */
export function houseHold(dealt: readonly number[]): HoldValue {
  const safe = pays[handOf(dealt)];
  const less = hands.filter((hand) => pays[hand] < safe);
  return bestAmong(dealt, ({ counts }) => less.every((hand) => counts[hand] === 0));
}

function bestAmong(dealt: readonly number[], isAllowed: (one: HoldValue) => boolean): HoldValue {
  // Holding everything is the first, and always allowed: it ends in what was dealt.
  let best = holdValue(dealt, places);
  for (const hold of holds.slice(1)) {
    const one = holdValue(dealt, hold);
    if (one.value > best.value && isAllowed(one)) best = one;
  }
  return best;
}
