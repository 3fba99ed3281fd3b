import {
  type Luck,
  luckOfDraw,
  measureOf,
  type ReckonedRound,
  type SteppedLuck,
  sumOfLuck,
} from '@ikka/game-kit';
import {
  type Act,
  type BlackjackChoice,
  type Course,
  cardValue,
  courseOf,
  insuranceOf,
  readChoice,
  readOutcome,
} from '../rules/index.ts';
import { isNaturalOf, luckOfDeal, NATURAL_WORTH } from './deal-luck.ts';
import {
  barredBy,
  bestWorth,
  firstWorth,
  type Held,
  held,
  pointsOf,
  shownWorth,
  splitWorth,
  standWorth,
  withValue,
} from './guide.ts';
import { anyCard, countOf, fullShoe, nextCard, see, type Unseen } from './shoe-counts.ts';

/** A round as its cards are turned up one by one, by their values. */
interface Turning {
  readonly choice: BlackjackChoice;
  readonly main: number;
  readonly values: readonly number[];
  readonly up: number;
  readonly unseen: Unseen;
}

/**
 * [BJ1] Every card that is turned up moves what the round is worth by the guide, and each one's mean is taken over the cards that were
 * not seen by then, without replacement: that is exact, though the guide is not. What is due follows what was done: less of a hand
 * that was played badly, more of one that was doubled.
 */
export const blackjackLuck: SteppedLuck = {
  code: 'blackjack',
  version: '1.0.0',
  luckOf({ choice: chosen, outcome: drawn, isOver }: ReckonedRound) {
    const [choice, outcome] = [readChoice(chosen), readOutcome(drawn)];
    const course = choice && outcome && courseOf(choice.acts, outcome.cards);
    if (!choice || !outcome || !course) throw new TypeError('not a round of blackjack 1.0.0');
    const { cards } = outcome;
    const values = cards.map(cardValue);
    const unseen = fullShoe();
    for (const value of values.slice(0, 3)) see(unseen, value);
    const turning = { choice, main: measureOf(BigInt(choice.main)), values, up: values[1] ?? 0, unseen };
    const draws = [luckOfDeal(choice, cards, values)];
    if (hasLooked(choice, turning.up)) draws.push(luckOfLook(turning, course.isInsured));
    for (const [at, act] of choice.acts.entries()) {
      const before = courseOf(choice.acts.slice(0, at), cards);
      if (before !== null) draws.push(...luckOfAct(turning, before, act));
    }
    if (isOver) draws.push(...luckOfDealer(turning, course));
    return sumOfLuck(draws);
  },
};

/** [BJ5] Whether the dealer has looked for a blackjack: with an ace once insurance was decided. */
const hasLooked = ({ acts }: BlackjackChoice, up: number): boolean =>
  up === 10 || (up === 1 && acts.length > 0);

/** The luck of what the dealer finds when he looks. */
function luckOfLook({ choice, main, values, up, unseen }: Turning, isInsured: boolean): Luck {
  const [first = 0, , second = 0, hole = 0] = values;
  const isNatural = isNaturalOf(first, second);
  const worth = main * (isNatural ? NATURAL_WORTH : firstWorth(first, second, up));
  const insured = isInsured ? 3 * measureOf(insuranceOf(choice)) : 0;
  const met = (isNatural ? main : 0) + insured;
  const naturals = unseen[barredBy(up)] ?? 0;
  const ways = [
    [naturals, met],
    [countOf(unseen) - naturals, worth],
  ] as const;
  return luckOfDraw(ways, hole === barredBy(up) ? met : worth);
}

/** The luck of the player's cards that an act brings; of standing and insurance there is none. */
function luckOfAct({ main, values, up, unseen }: Turning, { hands, at, used }: Course, act: Act): Luck[] {
  const hand = held((hands[at]?.cards ?? []).map(cardValue));
  const turn = (place: number, worth: (value: number) => number): Luck => {
    const value = values[place] ?? 0;
    const ways = nextCard(unseen, barredBy(up), (one) => main * worth(one));
    see(unseen, value);
    return luckOfDraw(ways, main * worth(value));
  };
  if (act === 'hit') return [turn(used, (value) => bestWorth(withValue(hand, value), up, false))];
  if (act === 'double') return [turn(used, (value) => 2 * standWorth(withValue(hand, value), up))];
  if (act !== 'split') return [];
  const pair = cardValue(hands[at]?.cards[0] ?? 0);
  return [used, used + 1].map((place) => turn(place, (value) => splitWorth(pair, value, up)));
}

/** [BJ6] The luck of the dealer's second card and of those that he draws; none where every hand went over or a blackjack decided. */
function luckOfDealer({ main, values, up, unseen }: Turning, { hands, dealer }: Course): Luck[] {
  const [first = 0, , second = 0, hole = 0] = values;
  const isDecided = hole === barredBy(up) || (hands.length === 1 && isNaturalOf(first, second));
  const standing = hands.map(({ cards, isDoubled }) => ({
    hand: held(cards.map(cardValue)),
    times: main * (isDoubled ? 2 : 1),
  }));
  if (isDecided || standing.every(({ hand }) => pointsOf(hand) > 21)) return [];
  const worth = (his: Held) =>
    standing.reduce((sum, { hand, times }) => sum + times * shownWorth(hand, his), 0);
  let his = held([up]);
  return dealer.slice(1).map((card, place) => {
    const before = his;
    const ways = anyCard(unseen, place === 0 ? barredBy(up) : 0, (value) => worth(withValue(before, value)));
    his = withValue(before, cardValue(card));
    see(unseen, cardValue(card));
    return luckOfDraw(ways, worth(his));
  });
}
