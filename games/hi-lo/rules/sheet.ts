import { type Fraction, fraction } from '@ikka/money';

/** [H1] Ranks from the ace, which is low, to the king. */
export const RANK_COUNT = 13;
/** [H6] The round is paid by itself once it stands at so much, in ten-thousandths: 10,000×. */
export const ENDS_AT = 100_000_000;
/** [H5] How many cards may be passed over in a round. */
export const SKIPS_MOST = 52;
/** Guesses that a round can come to: each one that wins multiplies by 13/12 at least. */
export const GUESSES_MOST = SKIPS_MOST + 116;
/** [H4] What a fair game would pay is multiplied by this, once a round; one less it is the edge. */
export const RETURN_AT_MOST: Fraction = fraction(99n, 100n);

/** [H8] The least return of all ways to play: that of three guesses of 12 in 13, cashed out. */
export const rtp: Fraction = fraction(1_359_288n, 1_373_125n);
