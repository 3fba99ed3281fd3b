import { expect, it } from 'vitest';
import { payoutTier } from './win-tier.ts';

it.each([
  [0n, 'none'],
  [1n, 'quiet'],
  [100n, 'quiet'],
  [101n, 'small'],
  [299n, 'small'],
  [300n, 'good'],
  [999n, 'good'],
  [1_000n, 'big'],
])('a payout of %i for a stake of 100 is %s', (payout, tier) => {
  expect(payoutTier(100n, payout)).toBe(tier);
});
