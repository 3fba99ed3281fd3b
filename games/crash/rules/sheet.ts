import { type Fraction, fraction } from '@ikka/money';

/** [C1] Points and multipliers are in hundredths: 1.00. A round that ends here has no flight. */
export const POINT_MIN = 100;
/** [C4] The least multiplier at which one can cash out: 1.01. */
export const CASH_OUT_MIN = 101;
/** [C5] The greatest multiplier, 10,000.00: whoever is still in is cashed out there, and the flight ends. */
export const CASH_OUT_MAX = 1_000_000;
/** [C7] Bets of one member on one round. */
export const BETS_MOST = 2;

/** [C1] What a fair flight would pay is multiplied by this; one less it is the edge. */
export const RETURN_AT_MOST: Fraction = fraction(99n, 100n);

/** [C6] The cash-out whose return loses most to the last draw that does not count: 9,999.00. */
const LEAST_RETURN_AT = 999_900;
/** [C6] The least return of all cash-outs, over every draw. */
export const rtp: Fraction = returnAt(LEAST_RETURN_AT);

/** [C6] Draws of all 2^52 whose point is this multiplier (in hundredths, 1.01 and above) or higher. */
export function drawsReaching(multiplier: number): bigint {
  return (99n * 2n ** 52n) / BigInt(multiplier);
}

/** [C6] The exact return of cashing out at a multiplier whenever the round reaches it, before a payout is rounded. */
export function returnAt(multiplier: number): Fraction {
  return fraction(drawsReaching(multiplier) * BigInt(multiplier), 100n * 2n ** 52n);
}
