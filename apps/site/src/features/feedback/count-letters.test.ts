import { expect, it } from 'vitest';
import { countLetters } from './count-letters.ts';

it.each([
  ['', 0],
  ['  two  ', 3],
  ['بِسم', 3],
  ['🇵🇰👨‍👩‍👧', 2],
  ['a\nb', 3],
])('%j has %i letters', (text, count) => {
  expect(countLetters(text)).toBe(count);
});
