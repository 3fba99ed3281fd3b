/**
 * How a payout is received. `quiet` is one at or below the stake: it says its figure and celebrates nothing. A win is
 * small below 3 stakes, good below 10, and big from there.
 */
export type PayoutTier = 'none' | 'quiet' | 'small' | 'good' | 'big';

export function payoutTier(stake: bigint, payout: bigint): PayoutTier {
  if (payout <= 0n) return 'none';
  if (payout <= stake) return 'quiet';
  if (payout < stake * 3n) return 'small';
  return payout < stake * 10n ? 'good' : 'big';
}
