import { type Fraction, fraction } from '@ikka/money';

/** [D4] What a feature other than the catch itself pays back of a trial's stake: it is taken off the catch's chance. */
export interface FundedShare {
  readonly feature: 'jackpot';
  readonly share: Fraction;
}

/** [D21] What of every trial's stake goes to the pot of its room. */
export const jackpotShare: FundedShare = { feature: 'jackpot', share: fraction(1n, 200n) };

const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

/** What is left of a return when all of these are funded from it. */
export const lessFunded = (whole: Fraction, funded: readonly FundedShare[]): Fraction =>
  funded.reduce((left, { share }) => minus(left, share), whole);
