import { describe, expect, it } from 'vitest';
import { checkStake, isStakeOffered, offeredStakes } from './stake.ts';

const limits = { stakeMin: 1_000n, stakeMax: 100_000n, stakeStep: 500n };

describe('checkStake', () => {
  it.each([
    [-1_000n, 'stake_too_small'],
    [0n, 'stake_too_small'],
    [975n, 'stake_too_small'],
    [1_000n, null],
    [1_025n, 'stake_not_in_step'],
    [1_001n, 'stake_not_in_step'],
    [1_500n, null],
    [100_000n, null],
    [100_025n, 'stake_too_large'],
  ])('answers a stake of %s with %s', (stake, refusal) => {
    expect(checkStake(stake, 25n, limits)).toBe(refusal);
  });

  it('refuses no stake at all below zero even when the limits would allow it', () => {
    expect(checkStake(0n, 1n, { stakeMin: 0n, stakeMax: 10n, stakeStep: 1n })).toBe('stake_too_small');
  });
});

describe('offeredStakes', () => {
  it('offers coin values of 1, 2 and 5 times a power of ten within the limits', () => {
    expect(offeredStakes(25n, { stakeMin: 1_000n, stakeMax: 25_000n, stakeStep: 1n })).toEqual([
      1_250n,
      2_500n,
      5_000n,
      12_500n,
      25_000n,
    ]);
  });

  it('leaves out what the step does not allow, and everything when nothing is allowed', () => {
    expect(offeredStakes(25n, { stakeMin: 1_000n, stakeMax: 6_000n, stakeStep: 500n })).toEqual([
      2_500n,
      5_000n,
    ]);
    expect(offeredStakes(25n, { stakeMin: 1n, stakeMax: 24n, stakeStep: 1n })).toEqual([]);
  });
});

describe('isStakeOffered', () => {
  it.each([
    [25n, 2_500n, true],
    [25n, 2_600n, false],
    [25n, 5_000n, true],
    [1n, 2_499n, false],
    [1n, 2_500n, true],
    [1n, 2_501n, true],
    [1n, 5_000n, true],
    [1n, 5_001n, false],
  ])('with %s coins to a stake, offers %s: %s', (coins, stake, offered) => {
    expect(isStakeOffered(coins, [2_500n, 5_000n], stake)).toBe(offered);
  });

  it('offers nothing where no stake is', () => {
    expect(isStakeOffered(1n, [], 2_500n)).toBe(false);
  });
});
