import { cardValue, isAce, isNatural, totalOf } from './cards.ts';
import type { Act } from './choice.ts';
import { BEST, DEALER_STANDS } from './sheet.ts';

/** In the place of a card that lies face down. */
export const FACE_DOWN = -1;

export interface Hand {
  readonly cards: readonly number[];
  readonly isDoubled: boolean;
  /** Nothing more is done with it. */
  readonly isDone: boolean;
}

/** `insurance`: the player says whether to insure; `player`: plays the hand `at`; `over`: nothing is left to decide. */
export type Phase = 'insurance' | 'player' | 'over';

/** How a round stands after what was done. */
export interface Course {
  readonly dealer: readonly number[];
  readonly hands: readonly Hand[];
  readonly phase: Phase;
  /** The hand that is played; -1 where none is. */
  readonly at: number;
  readonly isInsured: boolean;
  /** Cards that have left the shoe. */
  readonly used: number;
}

/** A hand that cannot go on, or may not: 21 and more, and the one card on each of two split aces. */
const closed = (cards: readonly number[]): boolean => totalOf(cards).points >= BEST;
const handOf = (cards: readonly number[], change: Partial<Hand> = {}): Hand => ({
  cards,
  isDoubled: false,
  isDone: closed(cards),
  ...change,
});

const isFaceUp = (card: number): boolean => card !== FACE_DOWN;
/** A hand with a card face down is none: the dealer would have shown it. */
export const dealerHasNatural = (dealer: readonly number[]): boolean =>
  dealer.every(isFaceUp) && isNatural(dealer);

/** Whether the player has a natural: with a pair that was split there is none. */
export const playerHasNatural = (hands: readonly Hand[]): boolean =>
  hands.length === 1 && isNatural(hands[0]?.cards ?? []);

/** [BJ4, BJ5] The first four cards, and whether anything is left to decide then. */
export function dealt(shoe: readonly number[]): Course {
  const [first = 0, up = 0, second = 0, hole = 0] = shoe;
  const course = {
    dealer: [up, hole],
    hands: [handOf([first, second])],
    at: 0,
    isInsured: false,
    used: 4,
  };
  return isAce(up) ? { ...course, phase: 'insurance' } : afterPeek(course);
}

/** [BJ5] The dealer has looked: a natural on either side ends the round. */
function afterPeek(course: Omit<Course, 'phase'>): Course {
  const isOver = dealerHasNatural(course.dealer) || playerHasNatural(course.hands);
  return isOver ? { ...course, at: -1, phase: 'over' } : { ...course, phase: 'player' };
}

/** [BJ7, BJ8] What may be done now. */
export function allowedActs({ phase, hands, at }: Course): readonly Act[] {
  if (phase === 'insurance') return ['insure', 'decline'];
  const hand = hands[at];
  if (phase === 'over' || hand === undefined) return [];
  const [first = 0, second = 0] = hand.cards;
  const isFresh = hand.cards.length === 2;
  const isPair = isFresh && hands.length === 1 && cardValue(first) === cardValue(second);
  return ['hit', 'stand', ...(isFresh ? (['double'] as const) : []), ...(isPair ? (['split'] as const) : [])];
}

/** [BJ6] The next hand, or the dealer's turn: he draws unless every hand went over, and the round is over. */
function goOn(course: Course, shoe: readonly number[]): Course {
  const at = course.hands.findIndex(({ isDone }) => !isDone);
  if (at >= 0) return { ...course, at };
  const dealer = [...course.dealer];
  let { used } = course;
  const isNeeded = course.hands.some(({ cards }) => totalOf(cards).points <= BEST);
  while (isNeeded && totalOf(dealer).points < DEALER_STANDS) {
    dealer.push(cardAt(shoe, used));
    used += 1;
  }
  return { ...course, dealer, used, at: -1, phase: 'over' };
}

function cardAt(shoe: readonly number[], place: number): number {
  const card = shoe[place];
  if (card === undefined) throw new RangeError(`a round has no card ${place}`);
  return card;
}

/** [BJ7] One act, which must be allowed. */
function acted(course: Course, act: Act, shoe: readonly number[]): Course {
  if (act === 'insure' || act === 'decline') {
    return afterPeek({ ...course, isInsured: act === 'insure' });
  }
  const { hands, at, used } = course;
  const hand = hands[at] as Hand;
  if (act === 'split') return goOn(split(course, hand, shoe), shoe);
  const cards = act === 'stand' ? hand.cards : [...hand.cards, cardAt(shoe, used)];
  const isDone = act !== 'hit' || closed(cards);
  const next = { cards, isDoubled: act === 'double', isDone };
  return goOn({ ...course, hands: hands.with(at, next), used: used + (act === 'stand' ? 0 : 1) }, shoe);
}

/** [BJ7] Two hands of a pair, each with a second card at once; on aces it is the last. */
function split(course: Course, { cards: [first = 0, second = 0] }: Hand, shoe: readonly number[]): Course {
  const { used } = course;
  const isOfAces = isAce(first);
  const hands = [first, second].map((card, at) => {
    const cards = [card, cardAt(shoe, used + at)];
    return handOf(cards, { isDone: isOfAces || closed(cards) });
  });
  return { ...course, hands, used: used + 2 };
}

/** How a round stands after these acts, dealt from `shoe` in order; null where one of them was not allowed. */
export function courseOf(done: readonly Act[], shoe: readonly number[]): Course | null {
  let course = dealt(shoe);
  for (const act of done) {
    if (!allowedActs(course).includes(act)) return null;
    course = acted(course, act, shoe);
  }
  return course;
}
