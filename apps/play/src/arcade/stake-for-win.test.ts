import { expect, it } from 'vitest';
import { stakeForWin } from './stake-for-win.ts';

it.each([
  [1_000n, 2n, 2_000n, null],
  [1_001n, 2n, 2_000n, 1_000n],
  [1_000n, 2n, null, null],
  [1_000n, 0n, 1n, null],
  // A hundred thousand times 10.01, where a million is paid at most.
  [1_001n, 100_000n, 100_000_000n, 1_000n],
])(
  'a stake of %i that could come to %i times as much with at most %s to win: %s',
  (stake, times, winMax, most) => {
    expect(stakeForWin(stake, winMax, (wished) => times * wished)).toBe(most);
  },
);

it('knows that stakes beside it stay as they are, and are no greater', () => {
  // Eight times the stake, and 127 times what lies beside it.
  const greatestOf = (stake: bigint) => 8n * stake + 127n * (stake < 1_000n ? stake : 1_000n);
  expect(stakeForWin(100_000n, 500_000n, greatestOf)).toBe(46_625n);
  expect(greatestOf(46_625n)).toBe(500_000n);
  expect(stakeForWin(100_000n, 13_500n, greatestOf)).toBe(100n);
});
