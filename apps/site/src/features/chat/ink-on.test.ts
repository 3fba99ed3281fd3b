import { expect, it } from 'vitest';
import { inkOn } from './ink-on.ts';

it.each([
  ['#1b1f4b', 'light'],
  ['#000000', 'light'],
  ['#ffffff', 'dark'],
  ['#f9bd45', 'dark'],
  ['#757575', 'light'],
  ['#767676', 'dark'],
  ['#d00000', 'light'],
])('upon %s words are %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});
