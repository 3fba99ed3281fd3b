import { expect, it } from 'vitest';
import { settleRound } from './settle-round.ts';

it.each([
  [200n, 400n],
  [201n, 402n],
  [2_500n, 5_000n],
  [10_000n, 20_002n],
  [1n, 2n],
])('[D5] a stake of %i at 2.0002 pays %i, rounded down to the smallest unit', (stake, paid) => {
  const choice = { side: 'over', target: 5_050 } as const;
  expect(settleRound(stake, choice, { roll: 5_051 })).toBe(paid);
  expect(settleRound(stake, choice, { roll: 5_050 })).toBe(0n);
});
