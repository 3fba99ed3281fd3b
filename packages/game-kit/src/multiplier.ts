import { fraction, multiplyByFraction } from '@ikka/money';

/**
 * What a multiplier in ten-thousandths pays for a stake, in smallest units, rounded down: less than one unit of a payout
 * stays with the house. 20,002 pays 2.0002 times the stake, the stake included.
 */
export function payoutAt(stake: bigint, multiplier: number): bigint {
  return multiplyByFraction(stake, fraction(BigInt(multiplier), 10_000n), 'down');
}
