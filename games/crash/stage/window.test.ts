import { expect, it } from 'vitest';
import { multiplierAt, timeTo } from '../rules/index.ts';
import { heightAfter, linesOf, placeIn, windowAt } from './window.ts';

it('draws the height that is paid, to less than a hundredth', () => {
  for (const ms of [0, 1, 500, 11_357, 40_000, 100_000]) {
    const drawn = heightAfter(ms) * 100;
    expect(Math.abs(drawn - multiplierAt(ms)) / drawn).toBeLessThan(0.01);
  }
});

it.each([0, 4_000, 30_000, timeTo(1_000_000)])('keeps the kite in sight after %i ms', (ms) => {
  const place = placeIn(windowAt(ms), ms, heightAfter(ms));
  expect(place.x).toBeGreaterThanOrEqual(0);
  expect(place.x).toBeLessThan(0.95);
  expect(place.y).toBeGreaterThanOrEqual(0);
  expect(place.y).toBeLessThan(0.9);
});

it.each([0, 4_000, 30_000, 60_000, timeTo(1_000_000)])('has three to six lines after %i ms', (ms) => {
  const window = windowAt(ms);
  const lines = linesOf(window);
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(lines.every((line) => line > 1 && line < window.multiplier)).toBe(true);
});
