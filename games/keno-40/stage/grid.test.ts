import { expect, it } from 'vitest';
import { numberBeside, toggled } from './grid.ts';

it.each([
  [[3], 7, [3, 7]],
  [[3, 7], 5, [3, 5, 7]],
  [[3, 7], 3, [7]],
  [[3], 3, []],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 11, null],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('of the picks %j the number %i makes %j', (picks, number, after) => {
  expect(toggled(picks, number)).toEqual(after);
});

it.each([
  [1, 'ArrowRight', 2],
  [8, 'ArrowRight', null],
  [9, 'ArrowLeft', null],
  [10, 'ArrowLeft', 9],
  [1, 'ArrowUp', null],
  [9, 'ArrowUp', 1],
  [32, 'ArrowDown', 40],
  [33, 'ArrowDown', null],
  [20, 'Home', 1],
  [20, 'End', 40],
  [20, 'Enter', null],
])('from %i the key %s leads to %j', (number, key, to) => {
  expect(numberBeside(number, key)).toBe(to);
});
