import { moveOf, splits } from '@ikka/blackjack/strategy';

/**
 * What a hand of blackjack returns by basic strategy, by counting every card that can come, without replacement. Cards are their values
 * (1 the ace, 10 the ten and the courts). It shares nothing with the rules that pay.
 *
 * That the dealer has no blackjack bends what comes next: the chance of a card is that of it together with a fourth card that makes no
 * blackjack. Of a pair both hands play alike, so that it is worth twice one of them.
 */

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const DECKS = 8;

/** How many cards of each value are left, at its value. */
type Shoe = Int16Array;

export const fullShoe = (): Shoe =>
  Int16Array.from([0, ...VALUES.map((value) => DECKS * (value === 10 ? 16 : 4))]);

const countOf = (shoe: Shoe): number => shoe.reduce((sum, count) => sum + count, 0);
const at = (shoe: Shoe, value: number): number => shoe[value] ?? 0;

function without<T>(shoe: Shoe, value: number, work: () => T): T {
  shoe[value] = at(shoe, value) - 1;
  const result = work();
  shoe[value] = at(shoe, value) + 1;
  return result;
}

interface Hand {
  readonly hard: number;
  readonly hasAce: boolean;
}

const handOf = (...values: number[]): Hand => ({
  hard: values.reduce((sum, value) => sum + value, 0),
  hasAce: values.includes(1),
});
const drawn = ({ hard, hasAce }: Hand, value: number): Hand => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
});
const isSoft = ({ hard, hasAce }: Hand): boolean => hasAce && hard + 10 <= 21;
const pointsOf = (hand: Hand): number => (isSoft(hand) ? hand.hard + 10 : hand.hard);

/** The value that would make the dealer's blackjack with the open card, or 0. */
const naturalWith = (up: number): number => (up === 1 ? 10 : up === 10 ? 1 : 0);

/** How likely the dealer ends with each total: 17 to 21 at their places, and over 21 at 22. */
function dealerEnds(shoe: Shoe, up: number): Float64Array {
  const ends = new Float64Array(23);
  const draw = (hand: Hand, left: number, chance: number, isHole: boolean) => {
    const points = pointsOf(hand);
    if (!isHole && points >= 17) {
      const place = Math.min(points, 22);
      ends[place] = (ends[place] ?? 0) + chance;
      return;
    }
    const barred = isHole ? naturalWith(up) : 0;
    const all = left - (barred === 0 ? 0 : at(shoe, barred));
    for (const value of VALUES) {
      const count = at(shoe, value);
      if (value === barred || count === 0) continue;
      without(shoe, value, () => draw(drawn(hand, value), left - 1, (chance * count) / all, false));
    }
  };
  draw(handOf(up), countOf(shoe), 1, true);
  return ends;
}

/** What the hands against one open card are worth, in stakes; `shoe` is without the cards that are seen. */
function worthAgainst(up: number) {
  const stood = new Map<string, number>();
  const played = new Map<string, number>();

  const stand = (shoe: Shoe, hand: Hand): number => {
    const own = pointsOf(hand);
    if (own > 21) return -1;
    const key = `${shoe} ${own}`;
    const known = stood.get(key);
    if (known !== undefined) return known;
    const ends = dealerEnds(shoe, up);
    let worth = ends[22] ?? 0;
    for (let his = 17; his <= 21; his += 1) worth += (ends[his] ?? 0) * Math.sign(own - his);
    stood.set(key, worth);
    return worth;
  };

  /** The mean over the next card. */
  const overNext = (shoe: Shoe, worth: (value: number) => number): number => {
    const left = countOf(shoe);
    const barred = naturalWith(up);
    const spared = barred === 0 ? 0 : at(shoe, barred);
    let mean = 0;
    for (const value of VALUES) {
      const count = at(shoe, value);
      if (count === 0) continue;
      const sparedAfter = spared - (value === barred ? 1 : 0);
      const chance =
        ((count / left) * (1 - (barred === 0 ? 0 : sparedAfter) / (left - 1))) / (1 - spared / left);
      mean += chance * without(shoe, value, () => worth(value));
    }
    return mean;
  };

  const play = (shoe: Shoe, hand: Hand, mayDouble: boolean): number => {
    const points = pointsOf(hand);
    if (points >= 21) return stand(shoe, hand);
    const move = moveOf({ points, isSoft: isSoft(hand), up }, mayDouble);
    if (move === 'stand') return stand(shoe, hand);
    if (move === 'double') return 2 * overNext(shoe, (value) => stand(shoe, drawn(hand, value)));
    const key = `${shoe} ${hand.hard}`;
    const known = played.get(key);
    if (known !== undefined) return known;
    const worth = overNext(shoe, (value) => play(shoe, drawn(hand, value), false));
    played.set(key, worth);
    return worth;
  };

  return (shoe: Shoe, first: number, second: number): number => {
    if (first !== second || !splits(first, up)) return play(shoe, handOf(first, second), true);
    const one = (value: number) => {
      const hand = handOf(first, value);
      return first === 1 ? stand(shoe, hand) : play(shoe, hand, true);
    };
    return 2 * overNext(shoe, one);
  };
}

/** What the player is ahead on the average, in stakes, when the dealer's open card has this value. */
export function gainAgainst(up: number): number {
  const shoe = fullShoe();
  const worth = worthAgainst(up);
  shoe[up] = at(shoe, up) - 1;
  const left = countOf(shoe);
  let gain = 0;
  for (const first of VALUES) {
    for (const second of VALUES) {
      const chance = at(shoe, first) / left;
      gain += without(shoe, first, () => {
        const both = (chance * at(shoe, second)) / (left - 1);
        return without(shoe, second, () => both * gainOf(shoe, up, [first, second], worth));
      });
    }
  }
  return gain;
}

function gainOf(
  shoe: Shoe,
  up: number,
  [first, second]: readonly [number, number],
  worth: (shoe: Shoe, first: number, second: number) => number,
): number {
  const barred = naturalWith(up);
  const natural = barred === 0 ? 0 : at(shoe, barred) / countOf(shoe);
  if (pointsOf(handOf(first, second)) === 21) return 1.5 * (1 - natural);
  return (1 - natural) * worth(shoe, first, second) - natural;
}

/** What a stake returns by basic strategy, over every open card; `gainOn` says what it gains against one. */
export function exactReturn(gainOn: (up: number) => number): number {
  const shoe = fullShoe();
  const all = countOf(shoe);
  return 1 + VALUES.reduce((sum, up) => sum + (at(shoe, up) / all) * gainOn(up), 0);
}
