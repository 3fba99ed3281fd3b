import { type Fraction, fraction } from '@ikka/money';

/** [L1] So many words of 32 bits there are, each equally likely. */
export const WORD_COUNT = 2 ** 32;
/** [L1] The point of word w is 99 · 2^32 ÷ w hundredths: 99 of 100 of what a game without an edge would pay. */
export const POINT_OF_ONE = 99 * WORD_COUNT;
/** [L1] No point lies below 1.00. In hundredths. */
export const POINT_LEAST = 100;
/** [L2] Targets that may be chosen, in hundredths: 1.01 to 1,000,000.00. */
export const TARGET_MIN = 101;
export const TARGET_MAX = 100_000_000;

/** [L5] The least return of all choices: that of 1.19. */
export const rtp: Fraction = fraction(425_201_762_307n, 429_496_729_600n);
/** [L5] The greatest, that of 999,769.01. */
export const greatestReturn: Fraction = fraction(212_650_868_427n, 214_748_364_800n);
