import { describe, expect, it } from 'vitest';
import { largestAffordable, stakeNear, stakeStep } from './stake-steps.ts';

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

  it.each([
    [99n, null],
    [100n, 100n],
    [5000n, 1000n],
  ])('know what %s can pay', (balance, stake) => {
    expect(largestAffordable(stakes, balance)).toBe(stake);
  });
});
