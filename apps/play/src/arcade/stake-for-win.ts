import { payoutAt } from '@ikka/game-kit';

/**
 * The most that may be staked on a prize (its multiplier in ten-thousandths) so that it pays no more than `winMax`, in smallest
 * units; null where the stake that is wished for is not too great. As the server decides it.
 */
export function stakeForWin(stake: bigint, multiplier: number, winMax: bigint | null): bigint | null {
  if (winMax === null || multiplier === 0) return null;
  const greatest = payoutAt(stake, multiplier);
  return greatest <= winMax ? null : (winMax * stake) / greatest;
}
