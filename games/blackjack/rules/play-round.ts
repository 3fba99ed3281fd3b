import { totalOf } from './cards.ts';
import { type Act, type BlackjackAction, type BlackjackChoice, insuranceOf } from './choice.ts';
import {
  allowedActs,
  type Course,
  courseOf,
  dealerHasNatural,
  dealt,
  type Hand,
  playerHasNatural,
} from './course.ts';
import type { BlackjackOutcome } from './draw-round.ts';
import { BEST, HANDS_MOST, pairPays, plus3Pays } from './sheet.ts';
import { type Pair, type Plus3, pairOf, plus3Of } from './side-bets.ts';

/** [BJ7, BJ8] The acts that a round allows now; insuring needs a stake of which there is a half. */
export function actsOf(choice: BlackjackChoice, course: Course): readonly Act[] {
  return allowedActs(course).filter((act) => act !== 'insure' || insuranceOf(choice) > 0n);
}

/** [BJ7, BJ8] The round with one more act, or null for one that is not allowed. */
export function act(
  choice: BlackjackChoice,
  { act: wished }: BlackjackAction,
  { cards }: BlackjackOutcome,
): BlackjackChoice | null {
  const course = courseOf(choice.acts, cards);
  if (course === null || !actsOf(choice, course).includes(wished)) return null;
  return { ...choice, acts: [...choice.acts, wished] };
}

/** Nothing is left to decide. */
export const isOver = ({ acts }: BlackjackChoice, { cards }: BlackjackOutcome): boolean =>
  (courseOf(acts, cards)?.phase ?? 'over') === 'over';

/** [BJ13] A round that its player left: no insurance, and every hand stands. */
export function leaveRound(
  choice: BlackjackChoice,
  outcomeOf: (choice: BlackjackChoice) => BlackjackOutcome,
): BlackjackChoice {
  let left = choice;
  for (;;) {
    const course = courseOf(left.acts, outcomeOf(left).cards);
    if (course === null || course.phase === 'over') return left;
    left = { ...left, acts: [...left.acts, course.phase === 'insurance' ? 'decline' : 'stand'] };
  }
}

/** How a hand ended against the dealer's. */
export type Verdict = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

/** [BJ3, BJ6] How a hand of a round that is over ended. */
export function verdictOf(hand: Hand, { dealer, hands }: Course): Verdict {
  const own = totalOf(hand.cards).points;
  if (own > BEST) return 'bust';
  const isDealerNatural = dealerHasNatural(dealer);
  if (playerHasNatural(hands)) return isDealerNatural ? 'push' : 'blackjack';
  const his = totalOf(dealer).points;
  if (isDealerNatural) return 'lost';
  if (his > BEST || own > his) return 'won';
  return own === his ? 'push' : 'lost';
}

/** [BJ3, BJ6] What a hand pays for its stake, the stake included: 3:2 on a blackjack, rounded down to the smallest unit. */
function handPays(verdict: Verdict, stake: bigint): bigint {
  if (verdict === 'blackjack') return stake + (stake * 3n) / 2n;
  if (verdict === 'won') return stake * 2n;
  return verdict === 'push' ? stake : 0n;
}

/** [BJ10, BJ11] What the first three open cards make on the side bets. */
export function sidesOf([first = 0, up = 0, second = 0]: readonly number[]): {
  readonly pair: Pair | null;
  readonly plus3: Plus3 | null;
} {
  return { pair: pairOf(first, second), plus3: plus3Of([first, second, up]) };
}

/** The total return in smallest units; 0n of acts that no round allows. */
export function settleRound(choice: BlackjackChoice, { cards }: BlackjackOutcome): bigint {
  const course = courseOf(choice.acts, cards);
  if (course === null) return 0n;
  const main = BigInt(choice.main);
  const { pair, plus3 } = sidesOf(cards);
  let payout = course.hands.reduce(
    (sum, hand) => sum + handPays(verdictOf(hand, course), hand.isDoubled ? main * 2n : main),
    0n,
  );
  if (course.isInsured && dealerHasNatural(course.dealer)) payout += insuranceOf(choice) * 3n;
  if (pair !== null) payout += BigInt(choice.pairs) * BigInt(pairPays[pair] + 1);
  if (plus3 !== null) payout += BigInt(choice.plus3) * BigInt(plus3Pays[plus3] + 1);
  return payout;
}

/** [BJ9] The most that a round of these stakes could come to, whatever its player does: both side bets at their best beside it. */
export function greatestPayout({ main, pairs, plus3 }: Omit<BlackjackChoice, 'acts'>): bigint {
  const sides =
    BigInt(pairs) * BigInt(pairPays.perfect + 1) + BigInt(plus3) * BigInt(plus3Pays.suitedTrips + 1);
  return BigInt(main) * HANDS_MOST + sides;
}

/** What a stage, a replay or a verifier shows of a round that is over. */
export type BlackjackView = {
  readonly dealer: readonly number[];
  readonly dealerPoints: number;
  readonly hands: readonly {
    readonly cards: readonly number[];
    readonly points: number;
    readonly isDoubled: boolean;
    readonly verdict: Verdict;
  }[];
  readonly insurance: 'none' | 'won' | 'lost';
  readonly pair: Pair | null;
  readonly plus3: Plus3 | null;
};

/** The round as it went; of acts that no round allows the first four cards alone. */
export function presentRound({ acts }: BlackjackChoice, { cards }: BlackjackOutcome): BlackjackView {
  const course = courseOf(acts, cards) ?? dealt(cards);
  const { dealer, hands, isInsured } = course;
  const insurance = dealerHasNatural(dealer) ? 'won' : 'lost';
  return {
    dealer,
    dealerPoints: totalOf(dealer).points,
    hands: hands.map((hand) => ({
      cards: hand.cards,
      points: totalOf(hand.cards).points,
      isDoubled: hand.isDoubled,
      verdict: verdictOf(hand, course),
    })),
    insurance: isInsured ? insurance : 'none',
    ...sidesOf(cards),
  };
}
