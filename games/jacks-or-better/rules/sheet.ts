import { type Fraction, fraction } from '@ikka/money';

/** [J4] The hands from the greatest to none, as the pay table names them. */
export const hands = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
  'nothing',
] as const;
export type Hand = (typeof hands)[number];

/** [J4] What each hand pays, as a multiple of the stake, the stake included. */
export const pays: Readonly<Record<Hand, number>> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
  nothing: 0,
};

/** [J4] No round comes to more times its stake. */
export const PAYS_MOST = 800;
export const DECK_SIZE = 52;
export const HAND_SIZE = 5;
/** [J1] Five cards dealt, and one to replace each of them. */
export const CARDS_DRAWN = 10;

/** [J6] All deals by all draws, in the measure in which the hands below are counted: C(52, 5) · 5 · C(47, 5). */
export const ALL_ROUNDS = 19_933_230_517_200;

/** [J6] How many of all rounds end in each hand, when what returns most is held every time. */
export const roundsByHand: Readonly<Record<Hand, number>> = {
  royalFlush: 493_512_264,
  straightFlush: 2_178_883_296,
  fourOfAKind: 47_093_167_764,
  fullHouse: 229_475_482_596,
  flush: 219_554_786_160,
  straight: 223_837_565_784,
  threeOfAKind: 1_484_003_070_324,
  twoPair: 2_576_946_164_148,
  jacksOrBetter: 4_277_372_890_968,
  nothing: 10_872_274_993_896,
};

/** [J6] The exact return when what returns most is held every time. */
export const rtp: Fraction = fraction(19_842_315_923_796n, BigInt(ALL_ROUNDS));

/** [J5] How many of all rounds end in each hand, when their players leave them. */
export const roundsByHandLeft: Readonly<Record<Hand, number>> = {
  royalFlush: 424_974_564,
  straightFlush: 2_115_567_516,
  fourOfAKind: 47_102_873_724,
  fullHouse: 229_511_071_116,
  flush: 219_904_002_060,
  straight: 224_005_972_704,
  threeOfAKind: 1_484_402_955_876,
  twoPair: 2_577_505_227_444,
  jacksOrBetter: 4_279_055_325_480,
  nothing: 10_869_202_546_716,
};

/** [J6] Over all 2,598,960 deals the squares of what their best hold is worth, in squares of 7,669,695ths of the stake. */
export const squaresOfDeals = 452_115_441_148_910_245_356n;
