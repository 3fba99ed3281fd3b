/** What may be staked: one of `stakes` alone, or any amount from the first to the last of them. */
export interface Offer {
  readonly anyStake: boolean;
}

/** The stake that may be placed and is nearest to the one wished for, from below where it can be. */
export function nearestStake({ anyStake }: Offer, stakes: readonly bigint[], wished: bigint): bigint {
  if (!anyStake) return stakeNear(stakes, wished);
  const [least = 0n] = stakes;
  const greatest = stakes.at(-1) ?? least;
  return wished < least ? least : wished > greatest ? greatest : wished;
}

/** Whether a stake may be placed as it is. */
export function isOffered(offer: Offer, stakes: readonly bigint[], stake: bigint): boolean {
  return stakes.length > 0 && nearestStake(offer, stakes, stake) === stake;
}

/** The greatest stake that a balance can pay, or null when it can pay none. */
export function greatestStake(offer: Offer, stakes: readonly bigint[], balance: bigint): bigint | null {
  const [least] = stakes;
  return least === undefined || balance < least ? null : nearestStake(offer, stakes, balance);
}

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
