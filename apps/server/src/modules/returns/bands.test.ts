import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { bandOf, FALSE_ALARM_CHANCE } from './bands.ts';

describe('the band', () => {
  it('[RT3] solves the bound of its epoch', () => {
    const { above } = bandOf({ variance: 1.5e10, greatestRise: 3e5, greatestFall: 2_500 });
    // Epoch k = 1 (2e10), j = 2 (4e5): exp(-x² / (2 (v + c x / 3))) is its part of the chance.
    const chance = Math.exp(-(above ** 2) / (2 * (2e10 + (4e5 * above) / 3)));
    expect(chance).toBeCloseTo(FALSE_ALARM_CHANCE / 2 / (2 * 3 * 3 * 4), 15);
  });

  it('[RT3] spends no more than its chance over all epochs of both sides', () => {
    let spent = 0;
    for (let k = 0; k < 2_000; k += 1)
      for (let j = 0; j < 2_000; j += 1) spent += 1 / ((k + 1) * (k + 2) * (j + 1) * (j + 2));
    expect(spent).toBeLessThanOrEqual(1);
    expect(spent).toBeGreaterThan(0.99);
  });

  it('is wider above than below where great wins are rare, and nothing where nothing was bet', () => {
    const band = bandOf({ variance: 1e12, greatestRise: 1e8, greatestFall: 1e4 });
    expect(band.above).toBeGreaterThan(band.below);
    expect(bandOf({ variance: 0, greatestRise: 0, greatestFall: 0 })).toEqual({ above: 0, below: 0 });
  });

  it('[RT3, RT4] holds an honest coin at every look, and finds one that returns 8 % more or less', () => {
    const stream = openStream({ serverSeed: '1'.repeat(64), clientSeed: 'coin', nonce: 0 });
    const stake = 10_000;
    const leaves = (winsBelow: number): number | null => {
      let deviation = 0;
      for (let round = 1; round <= 40_000; round += 1) {
        // Pays 1.98 for an even chance: due 0.99.
        const payout = stream.below(10_000) < winsBelow ? 1.98 * stake : 0;
        deviation += payout - 0.99 * stake;
        const variance = round * (0.99 * stake) ** 2;
        const band = bandOf({ variance, greatestRise: 0.99 * stake, greatestFall: 0.99 * stake });
        if (deviation > band.above || deviation < -band.below) return round;
      }
      return null;
    };
    expect(leaves(5_000)).toBeNull();
    expect(leaves(5_400)).toBeGreaterThan(1_000);
    expect(leaves(4_600)).toBeGreaterThan(1_000);
  });
});
