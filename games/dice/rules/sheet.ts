import { type Fraction, fraction } from '@ikka/money';

/** [D1] Rolls are whole hundredths, 0 (0.00) to 10,000 (100.00): so many of them. */
export const ROLL_COUNT = 10_001;
/** [D2] Targets that may be chosen, in hundredths: 2.00 to 98.00. */
export const TARGET_MIN = 200;
export const TARGET_MAX = 9_800;
/** [D4] What a fair game would pay is multiplied by this; one less it is the edge. */
export const RETURN_AT_MOST: Fraction = fraction(99n, 100n);

/** [D6] The least return of all choices, over every roll: that of the choices with 9,772 winning rolls. */
export const rtp: Fraction = fraction(99_000_132n, 100_010_000n);
