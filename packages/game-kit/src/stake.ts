/** The stakes that an operator allows for a game in one currency, in its smallest units. */
export interface StakeLimits {
  readonly stakeMin: bigint;
  readonly stakeMax: bigint;
  /** A stake is a whole multiple of this; 1n allows every amount. */
  readonly stakeStep: bigint;
}

export type StakeRefusal = 'stake_too_small' | 'stake_too_large' | 'stake_not_in_step';

/**
 * Decides whether a stake may be placed: null, or the first refusal in the order of `StakeRefusal`.
 * `coinsPerStake` is the game's own rule: the stake divides into so many equal coins without a remainder.
 */
export function checkStake(stake: bigint, coinsPerStake: bigint, limits: StakeLimits): StakeRefusal | null {
  if (stake <= 0n || stake < limits.stakeMin) return 'stake_too_small';
  if (stake > limits.stakeMax) return 'stake_too_large';
  if (stake % limits.stakeStep !== 0n || stake % coinsPerStake !== 0n) return 'stake_not_in_step';
  return null;
}

/**
 * Whether a stake is on offer: one of those offered, or, for a game without coins, any amount from the least to the
 * greatest of them. `offered` rises.
 */
export function isStakeOffered(coinsPerStake: bigint, offered: readonly bigint[], stake: bigint): boolean {
  if (coinsPerStake !== 1n) return offered.includes(stake);
  const [least] = offered;
  const greatest = offered.at(-1);
  return least !== undefined && greatest !== undefined && stake >= least && stake <= greatest;
}

/**
 * The stakes to offer, in rising order: coin values of 1, 2 and 5 times a power of ten, as far as `checkStake` allows them.
 * Empty when the limits allow none of these.
 */
export function offeredStakes(coinsPerStake: bigint, limits: StakeLimits): bigint[] {
  const stakes: bigint[] = [];
  for (let power = 1n; coinsPerStake * power <= limits.stakeMax; power *= 10n) {
    for (const step of [1n, 2n, 5n]) {
      const stake = coinsPerStake * power * step;
      if (checkStake(stake, coinsPerStake, limits) === null) stakes.push(stake);
    }
  }
  return stakes;
}
