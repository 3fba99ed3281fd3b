import { expect, it } from 'vitest';
import { payoutAt } from './multiplier.ts';

it.each([
  [2_500n, 0, 0n],
  [2_500n, 10_000, 2_500n],
  [2_500n, 20_002, 5_000n],
  [10_000n, 20_002, 20_002n],
  [1n, 19_999, 1n],
  [3n, 495_049, 148n],
])('a stake of %i at %i ten-thousandths pays %i', (stake, multiplier, paid) => {
  expect(payoutAt(stake, multiplier)).toBe(paid);
});
