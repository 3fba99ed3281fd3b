/** What a member put into a hand and took out of it, in smallest units. */
export interface HandPart {
  readonly memberId: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface HandTransfer {
  readonly from: bigint;
  readonly to: bigint;
  /** Smallest units, above zero. */
  readonly amount: bigint;
}

/**
 * [IG2] Who won what from whom: the gain of each winner comes from the losers in proportion to what each lost, rounded down; odd units
 * come one by one from the first losers. What was raked is nobody's gain, so that it is part of no transfer.
 */
export function splitTransfers(parts: readonly HandPart[]): readonly HandTransfer[] {
  const losers = parts.filter(({ stake, payout }) => stake > payout);
  const lost = losers.map(({ stake, payout }) => stake - payout);
  const all = lost.reduce((sum, amount) => sum + amount, 0n);
  return parts
    .filter(({ stake, payout }) => payout > stake)
    .flatMap((winner) => {
      const gain = winner.payout - winner.stake;
      if (all === 0n) return [];
      const shares = lost.map((amount) => (gain * amount) / all);
      const odd = gain - shares.reduce((sum, share) => sum + share, 0n);
      return losers.flatMap((loser, at) => {
        const amount = (shares[at] ?? 0n) + (BigInt(at) < odd ? 1n : 0n);
        return amount > 0n ? [{ from: loser.memberId, to: winner.memberId, amount }] : [];
      });
    });
}
