import { type Fraction, fraction } from '@ikka/money';

/** [CF5] The round is paid by itself after so many right calls. */
export const FLIPS_MOST = 20;
/** [CF4] What a fair game would pay is multiplied by this, once a round; one less it is the edge. */
export const RETURN_AT_MOST: Fraction = fraction(99n, 100n);

/** [CF7] The return wherever one stops: no multiplier needs rounding. */
export const rtp: Fraction = fraction(99n, 100n);
