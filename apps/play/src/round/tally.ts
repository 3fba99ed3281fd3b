/** What the rounds of this visit came to. Amounts are smallest units. */
export interface Tally {
  readonly rounds: number;
  /** Rounds that paid more than their stake. */
  readonly won: number;
  readonly staked: bigint;
  readonly net: bigint;
  /** The greatest payout over its stake so far, in ten-thousandths, rounded down. */
  readonly bestMultiplier: bigint;
  /** The net result after each round, from 0n, of the last rounds. */
  readonly line: readonly bigint[];
}

const LINE_MOST = 120;

export const emptyTally: Tally = { rounds: 0, won: 0, staked: 0n, net: 0n, bestMultiplier: 0n, line: [0n] };

/** Counts one settled round. */
export function countRound(
  tally: Tally,
  { stake, payout }: { readonly stake: bigint; readonly payout: bigint },
): Tally {
  const net = tally.net + payout - stake;
  const multiplier = (payout * 10_000n) / stake;
  return {
    rounds: tally.rounds + 1,
    won: tally.won + (payout > stake ? 1 : 0),
    staked: tally.staked + stake,
    net,
    bestMultiplier: multiplier > tally.bestMultiplier ? multiplier : tally.bestMultiplier,
    line: [...tally.line, net].slice(-LINE_MOST),
  };
}
