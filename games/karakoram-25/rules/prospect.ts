import type { Prospect } from '@ikka/game-kit';
import { fraction } from '@ikka/money';
import { GREATEST_STAKES, meanSquare, rtp } from './sheet.ts';

/** [K10, K12] What a round at a stake can return, free spins and all. Exact, because the stake is whole coins. */
export function prospect(stake: bigint): Prospect {
  return {
    mean: fraction(rtp.numerator * stake, rtp.denominator),
    meanSquare: fraction(meanSquare.numerator * stake * stake, meanSquare.denominator),
    greatest: GREATEST_STAKES * stake,
  };
}
