import type { SimulatedCase } from '@ikka/game-kit';
import { bestHold, dealtOf, hands, type PokerOutcome, pays, roundsByHand } from './rules/index.ts';

/** The best hold of each class of suits that was dealt, by the place that its cards have in rising order. */
const knownHolds = new Map<string, readonly number[]>();

/** Deals that differ in the names of their suits alone hold alike: each class is counted once in a run. */
function bestHoldOf(dealt: readonly number[]): readonly number[] {
  const names = new Map<number, number>();
  const rising = dealt.toSorted((a, b) => a - b);
  const key = rising
    .map((card) => {
      const suit = names.get(card & 3) ?? names.size;
      names.set(card & 3, suit);
      return (card & ~3) | suit;
    })
    .join(' ');
  let held = knownHolds.get(key);
  if (held === undefined) {
    held = bestHold(rising).hold;
    knownHolds.set(key, held);
  }
  const cards = held.map((place) => rising[place]);
  return dealt
    .keys()
    .filter((place) => cards.includes(dealt[place]))
    .toArray();
}

/** Jacks or better by one who always holds what returns most. */
export const cases: readonly SimulatedCase[] = [
  {
    name: 'best hold',
    choice: { hold: null },
    goOn: (outcome) => ({ hold: bestHoldOf(dealtOf(outcome as PokerOutcome)) }),
    prizes: new Map(hands.map((hand) => [pays[hand] * 10_000, roundsByHand[hand]])),
  },
];
