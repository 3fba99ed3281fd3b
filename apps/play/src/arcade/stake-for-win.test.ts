import { expect, it } from 'vitest';
import { stakeForWin } from './stake-for-win.ts';

it.each([
  [1_000n, 2_000n, 2_000n, null],
  [1_001n, 2_002n, 2_000n, 1_000n],
  [1_000n, 2_000n, null, null],
  [1_000n, 0n, 1n, null],
  // A hundred thousand times 10.01, where a million is paid at most.
  [1_001n, 100_100_000n, 100_000_000n, 1_000n],
])('a stake of %i that could come to %i with at most %s to win: %s', (stake, greatest, winMax, most) => {
  expect(stakeForWin(stake, greatest, winMax)).toBe(most);
});
