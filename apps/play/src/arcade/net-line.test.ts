import { expect, it } from 'vitest';
import { extremes, linePoints } from './net-line.ts';

it.each([
  [[0n], '0,20'],
  [[0n, 0n], '0,20 100,20'],
  [[0n, -10n, 10n], '0,20 50,40 100,0'],
])('draws %s', (values, points) => {
  expect(linePoints(values, 100, 40)).toBe(points);
});

it('knows the lowest and the highest', () => {
  expect(extremes([0n, -5n, 7n])).toEqual([-5n, 7n]);
});
