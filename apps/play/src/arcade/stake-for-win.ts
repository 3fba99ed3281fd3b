/**
 * The most that may be staked so that a bet pays no more than `winMax`, in smallest units; null where the stake that is wished for is
 * not too great. `greatestOf` is the most that a stake could come to, and grows with it: stakes beside it may stay as they are.
 */
export function stakeForWin(
  stake: bigint,
  winMax: bigint | null,
  greatestOf: (stake: bigint) => bigint,
): bigint | null {
  if (winMax === null || greatestOf(stake) <= winMax) return null;
  let [allowed, tooMuch] = [0n, stake];
  while (tooMuch - allowed > 1n) {
    const middle = (allowed + tooMuch) / 2n;
    if (greatestOf(middle) <= winMax) allowed = middle;
    else tooMuch = middle;
  }
  return allowed;
}
