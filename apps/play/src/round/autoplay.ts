import type { NextAction } from '@ikka/stage-kit';

/** What the player asked of autoplay. Amounts are smallest units. */
export interface AutoplayPlan {
  readonly rounds: number;
  /** The most that the player is ready to lose. */
  readonly lossLimit: bigint;
  /** A single payout of at least this ends autoplay; null for none. */
  readonly singleWinLimit: bigint | null;
  /** Autoplay ends when it is ahead by at least this; null or absent for no such limit. */
  readonly gainLimit?: bigint | null;
  /** Autoplay ends after the first round that is won, or lost; null or absent to go on after both. */
  readonly stopAfter?: 'win' | 'loss' | null;
  /** By how many percent the stake grows after a win or a loss; null or absent to stake the first one again. */
  readonly growth?: { readonly win: number | null; readonly loss: number | null };
  /** In a game of several steps: what is done next in each round. */
  readonly nextAction?: NextAction;
}

export interface Autoplay {
  readonly plan: AutoplayPlan;
  readonly left: number;
  /** Payouts less stakes since autoplay began. */
  readonly net: bigint;
  /** What the next round is staked with; no more than `most`. */
  readonly stake: bigint;
  readonly first: bigint;
  readonly most: bigint;
}

export type AutoplayEnd =
  | 'done'
  | 'loss-limit'
  | 'stake-limit'
  | 'single-win'
  | 'gain-limit'
  | 'win'
  | 'loss'
  | 'refused'
  | 'hidden'
  | 'reminder'
  | 'player';

/** Either the autoplay goes on with its next round, or it ends and says why. */
export type AutoplayTurn =
  | { readonly goesOn: true; readonly autoplay: Autoplay }
  | { readonly goesOn: false; readonly end: AutoplayEnd };

/** Begins; a limit below the first stake ends it at once. A stake that would grow above `most` ends it, and is not placed. */
export function beginAutoplay(plan: AutoplayPlan, stake: bigint, most: bigint = stake): AutoplayTurn {
  return next({ plan, left: plan.rounds, net: 0n, stake, first: stake, most });
}

/** After a round: counts it, and looks whether the next stake may still be placed. */
export function afterRound(
  autoplay: Autoplay,
  round: { readonly stake: bigint; readonly payout: bigint },
): AutoplayTurn {
  const { singleWinLimit, gainLimit = null, stopAfter = null } = autoplay.plan;
  const net = autoplay.net + round.payout - round.stake;
  if (singleWinLimit !== null && round.payout >= singleWinLimit) return { goesOn: false, end: 'single-win' };
  if (gainLimit !== null && net >= gainLimit) return { goesOn: false, end: 'gain-limit' };
  // What comes back at or below the stake is no win.
  const end = round.payout > round.stake ? 'win' : 'loss';
  if (stopAfter === end) return { goesOn: false, end };
  const stake = nextStake(autoplay, round.stake, autoplay.plan.growth?.[end] ?? null);
  return next({ ...autoplay, left: autoplay.left - 1, net, stake });
}

/** A stake that grows, rounded down to the smallest unit, or the first one again. */
function nextStake({ first }: Autoplay, last: bigint, percent: number | null): bigint {
  if (percent === null) return first;
  return last + (last * BigInt(percent)) / 100n;
}

/** The limit is never passed: a stake that could pass it is not placed. */
function next(autoplay: Autoplay): AutoplayTurn {
  if (autoplay.left <= 0) return { goesOn: false, end: 'done' };
  if (autoplay.stake > autoplay.most) return { goesOn: false, end: 'stake-limit' };
  if (autoplay.stake - autoplay.net > autoplay.plan.lossLimit) return { goesOn: false, end: 'loss-limit' };
  return { goesOn: true, autoplay };
}
