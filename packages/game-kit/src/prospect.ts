import { type Fraction, fraction } from '@ikka/money';
import { payoutAt } from './multiplier.ts';

/** What a bet can return, over every draw: exact, in smallest units, with every payout rounded as it is paid. */
export interface Prospect {
  readonly mean: Fraction;
  readonly meanSquare: Fraction;
  /** No payout lies above it. Of a game whose rounds can go on without end: none does oftener than once in 10^19 rounds. */
  readonly greatest: bigint;
}

/** What so many of all equally likely draws pay for one, in ten-thousandths. */
export type WeightedPrize = readonly [multiplier: number, draws: number];

/** The prospect of a bet whose prizes are counted over `draws` equally likely draws; those not named pay nothing. */
export function prospectOf(stake: bigint, prizes: Iterable<WeightedPrize>, draws: number): Prospect {
  let [sum, sumOfSquares, greatest] = [0n, 0n, 0n];
  for (const [multiplier, ways] of prizes) {
    const payout = payoutAt(stake, multiplier);
    sum += payout * BigInt(ways);
    sumOfSquares += payout * payout * BigInt(ways);
    if (payout > greatest && ways > 0) greatest = payout;
  }
  return {
    mean: fraction(sum, BigInt(draws)),
    meanSquare: fraction(sumOfSquares, BigInt(draws)),
    greatest,
  };
}
