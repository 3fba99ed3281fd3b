import { expect, it } from 'vitest';
import { toPuzzle, trailOf } from './slider-scale.ts';

it('turns a place on the screen into pixels of the puzzle', () => {
  expect(toPuzzle(150, 300, 320)).toBe(160);
});

it('begins a trail at zero and keeps its end', () => {
  expect(
    trailOf([
      { x: 40, at: 1000 },
      { x: 41.6, at: 1010.4 },
      { x: 90, at: 1500 },
    ]),
  ).toEqual([
    [0, 0],
    [2, 10],
    [50, 500],
  ]);
});

it('thins a long trail', () => {
  const long = Array.from({ length: 5000 }, (_, i) => ({ x: i, at: i }));
  const trail = trailOf(long);
  expect(trail.length).toBeLessThanOrEqual(200);
  expect(trail.at(-1)).toEqual([4999, 4999]);
  expect(trailOf([])).toEqual([]);
});
