import { type Fraction, fraction } from '@ikka/money';

/** [D4] What a feature other than the catch itself pays back of a trial's stake: it is taken off the catch's chance. */
export interface FundedShare {
  readonly feature: 'jackpot' | 'treasure';
  readonly share: Fraction;
}

/** [D21] What of every trial's stake goes to the pot of its room. */
export const jackpotShare: FundedShare = { feature: 'jackpot', share: fraction(1n, 200n) };

/** [D23] What of every trial's stake at a boss that guards a treasure goes to the treasure of its room. */
export const treasureShare: FundedShare = { feature: 'treasure', share: fraction(31n, 200n) };

/**
 * What of a player's stakes a pot is owed when his stakes grow from one sum to another, in smallest units: rounded up over all that he
 * stakes in one sitting, so that a pot never gets less than its share.
 */
export function contributionOf({ share }: FundedShare, before: bigint, after: bigint): bigint {
  const { numerator, denominator } = share;
  const owed = (staked: bigint) => (staked * numerator + denominator - 1n) / denominator;
  return owed(after) - owed(before);
}

const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

/** What is left of a return when all of these are funded from it. */
export const lessFunded = (whole: Fraction, funded: readonly FundedShare[]): Fraction =>
  funded.reduce((left, { share }) => minus(left, share), whole);
