import {
  type BlackjackChoice,
  type Course,
  FACE_DOWN,
  isNatural,
  totalOf,
  type Verdict,
  verdictOf,
} from '../rules/index.ts';

/** A hand as it lies: its cards, what is staked on it in smallest units, and how it ended, where it did. */
export interface LyingHand {
  readonly cards: readonly number[];
  readonly stake: bigint;
  readonly verdict: Verdict | null;
}

/** What lies on the felt. */
export interface Lying {
  readonly dealer: readonly number[];
  readonly hands: readonly LyingHand[];
  /** The hand that is played; -1 for none. */
  readonly at: number;
}

/** What lies after the acts of a course. Hands are judged once `isJudged`. */
export function lyingOf({ main }: BlackjackChoice, course: Course, isJudged: boolean): Lying {
  return {
    dealer: course.dealer,
    hands: course.hands.map((hand) => ({
      cards: hand.cards,
      stake: BigInt(main) * (hand.isDoubled ? 2n : 1n),
      verdict: isJudged ? verdictOf(hand, course) : null,
    })),
    at: course.phase === 'player' ? course.at : -1,
  };
}

/** The pictures in which the end of a round is shown: the player's last cards, the card that lay face down, then each that the dealer draws. */
export function endingOf(end: Lying): Lying[] {
  const [up = FACE_DOWN] = end.dealer;
  const hands = end.hands.map((hand) => ({ ...hand, verdict: null }));
  const withDealer = (dealer: readonly number[]) => ({ dealer, hands, at: -1 });
  const drawn = end.dealer.slice(2).map((_, more) => withDealer(end.dealer.slice(0, 3 + more)));
  return [withDealer([up, FACE_DOWN]), withDealer(end.dealer.slice(0, 2)), ...drawn, end];
}

/** The four pictures of a deal, card by card: the player, the dealer, the player, the dealer. */
export function dealOf(lying: Lying): Lying[] {
  const [hand] = lying.hands;
  if (hand === undefined || lying.hands.length > 1 || hand.cards.length !== 2) return [lying];
  const cut = (own: number, his: number) => ({
    dealer: lying.dealer.slice(0, his),
    hands: [{ ...hand, cards: hand.cards.slice(0, own), verdict: null }],
    at: -1,
  });
  return [cut(1, 0), cut(1, 1), cut(2, 1), cut(2, 2), lying];
}

/** How a hand stands of which a total is written: whether it is one of a split, and whether the round is judged. */
interface Standing {
  readonly isSplit: boolean;
  readonly isJudged: boolean;
}

/** Whether the hands have been judged: nothing changes any more. */
export const isJudged = ({ hands }: Lying): boolean => hands.some(({ verdict }) => verdict !== null);

/** A total as players write it: BJ, 17, or 7/17 where an ace may still count either way; empty without a card. */
export function totalText(cards: readonly number[], { isSplit, isJudged: isFinal }: Standing): string {
  const open = cards.filter((card) => card !== FACE_DOWN);
  if (open.length === 0) return '';
  if (!isSplit && open.length === cards.length && isNatural(open)) return 'BJ';
  const { points, isSoft } = totalOf(open);
  return isSoft && points < 21 && !isFinal ? `${points - 10}/${points}` : String(points);
}
