/**
 * The most that may be staked where a stake could come to `greatest`, so that it pays no more than `winMax`, all in smallest units;
 * null where the stake that is wished for is not too great. As the server decides it.
 */
export function stakeForWin(stake: bigint, greatest: bigint, winMax: bigint | null): bigint | null {
  return winMax === null || greatest <= winMax ? null : (winMax * stake) / greatest;
}
