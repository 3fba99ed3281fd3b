import { expect, it } from 'vitest';
import { stakeForWin } from './stake-for-win.ts';

it.each([
  [1_000n, 20_000, 2_000n, null],
  [1_001n, 20_000, 2_000n, 1_000n],
  [1_000n, 20_000, null, null],
  [1_000n, 0, 1n, null],
  // A million times 10.01, where a million is paid at most.
  [1_001n, 1_000_000_000, 100_000_000n, 1_000n],
])('a stake of %i at %i with at most %s to win: %s', (stake, multiplier, winMax, most) => {
  expect(stakeForWin(stake, multiplier, winMax)).toBe(most);
});
