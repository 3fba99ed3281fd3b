import { describe, expect, it } from 'vitest';
import { greatestStake, isOffered, nearestStake, stakeNear, stakeStep } from './stake-steps.ts';

const stakes = [100n, 250n, 500n, 1000n];

describe('stakes', () => {
  it.each([
    [500n, 500n],
    [600n, 500n],
    [50n, 100n],
    [9999n, 1000n],
  ])('begin near %s with %s', (wished, stake) => {
    expect(stakeNear(stakes, wished)).toBe(stake);
  });

  it.each([
    [250n, 1, 500n],
    [250n, -1, 100n],
    [100n, -1, 100n],
    [1000n, 1, 1000n],
    [300n, 1, 500n],
  ])('step from %s by %i to %s', (from, by, to) => {
    expect(stakeStep(stakes, from, by)).toBe(to);
  });

  const listed = { anyStake: false };
  const any = { anyStake: true };

  it.each([
    [listed, 600n, 500n],
    [listed, 9999n, 1000n],
    [any, 600n, 600n],
    [any, 99n, 100n],
    [any, 9999n, 1000n],
  ])('with %o place for a wish of %s the stake %s', (offer, wished, stake) => {
    expect(nearestStake(offer, stakes, wished)).toBe(stake);
    expect(isOffered(offer, stakes, stake)).toBe(true);
    expect(isOffered(offer, stakes, wished)).toBe(stake === wished);
  });

  it.each([
    [listed, 99n, null],
    [listed, 100n, 100n],
    [listed, 700n, 500n],
    [any, 99n, null],
    [any, 700n, 700n],
    [any, 5000n, 1000n],
  ])('with %o know what %s can pay', (offer, balance, stake) => {
    expect(greatestStake(offer, stakes, balance)).toBe(stake);
  });
});
