import { expect, it } from 'vitest';
import { deviationsOf, volatilityLevel } from './volatility-level.ts';

it.each([
  [null, null],
  ['0', 'low'],
  ['2.999999', 'low'],
  ['3', 'medium'],
  ['3.206224', 'medium'],
  ['7.999', 'medium'],
  ['8', 'high'],
  ['140.5', 'high'],
] as const)('[C6] calls a deviation of %s %s', (deviation, level) => {
  expect(volatilityLevel(deviation)).toBe(level);
  if (deviation === null || level === null) return;
  const { from, below } = deviationsOf(level);
  expect(Number(deviation)).toBeGreaterThanOrEqual(from);
  expect(Number(deviation)).toBeLessThan(below ?? Number.POSITIVE_INFINITY);
});
