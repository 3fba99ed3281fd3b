/** The stake to begin with: the one wished for where it is offered, else the nearest one not above it, else the smallest. */
export function stakeNear(stakes: readonly bigint[], wished: bigint): bigint {
  const below = stakes.filter((stake) => stake <= wished);
  return below.at(-1) ?? stakes[0] ?? 0n;
}

/** The offered stake `by` steps away from this one, never past an end. */
export function stakeStep(stakes: readonly bigint[], stake: bigint, by: number): bigint {
  const at = stakes.indexOf(stakeNear(stakes, stake));
  return stakes[Math.min(stakes.length - 1, Math.max(0, at + by))] ?? stake;
}

/** The largest offered stake that a balance can pay, or null when it can pay none. */
export function largestAffordable(stakes: readonly bigint[], balance: bigint): bigint | null {
  return stakes.filter((stake) => stake <= balance).at(-1) ?? null;
}
