import { type Fraction, fraction } from '@ikka/money';

/** [BJ1] Eight decks, shuffled for every round. */
export const SHOE_CARDS = 416;
/** More cards than a round can take: two hands and the dealer's. */
export const CARDS_MOST = 64;
/** [BJ6] The dealer draws below this and stands on it, soft or hard. */
export const DEALER_STANDS = 17;
/** [BJ6] More cards than the dealer can draw beyond his first two: six aces, a six and five aces more are ten. */
export const DEALER_DRAWS_MOST = 10;
/** The best total. */
export const BEST = 21;

/** [BJ10] What a perfect pair, one of a colour and a mixed one pay to one. */
export const pairPays = { perfect: 25, coloured: 12, mixed: 6 } as const;
/** [BJ11] What the three cards of 21+3 pay to one. */
export const plus3Pays = { suitedTrips: 100, straightFlush: 40, trips: 30, straight: 10, flush: 5 } as const;

/** [BJ10] Of so many second cards, whichever the first is, how many make each pair with it. */
export const pairWays = { perfect: 7, coloured: 8, mixed: 16, all: 415 } as const;
/** [BJ11] How many of all three cards of the shoe make each of these. */
export const plus3Ways = {
  suitedTrips: 2_912,
  straightFlush: 24_576,
  trips: 61_568,
  straight: 368_640,
  flush: 700_928,
  all: 11_912_160,
} as const;

/** [BJ9] The most that the hands come to: both of a split pair doubled and won, eight times the main stake. */
export const HANDS_MOST = 8n;

/** [BJ12] What the main stake returns by basic strategy, to nine digits: of one staked at the opening. */
export const rtp: Fraction = fraction(995_123_252n, 1_000_000_000n);
/** [BJ10] The return of perfect pairs, exactly. */
export const pairsRtp: Fraction = fraction(398n, 415n);
/** [BJ11] The return of 21+3, exactly. */
export const plus3Rtp: Fraction = fraction(119_489n, 124_085n);
