import { expect, it } from 'vitest';
import { heightOf, TARGET_HEIGHT } from './height.ts';

it.each([101, 200, 5_000, 100_000_000])('a target of %i hangs where it always hangs', (target) => {
  expect(heightOf(target, target)).toBeCloseTo(TARGET_HEIGHT, 10);
  expect(heightOf(100, target)).toBe(0);
  expect(heightOf(target - 1, target)).toBeLessThan(TARGET_HEIGHT);
  expect(heightOf(99 * 2 ** 32, target)).toBeLessThanOrEqual(1);
});
