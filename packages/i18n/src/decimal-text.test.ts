import { expect, it } from 'vitest';
import { readDecimal, writeDecimal } from './decimal-text.ts';

it.each([
  [5_050n, 2, '50.50'],
  [5n, 2, '0.05'],
  [0n, 2, '0.00'],
  [7n, 0, '7'],
  [123_456n, 2, '1234.56'],
])('%i with %i digits is written %s and read again', (value, digits, text) => {
  expect(writeDecimal(value, digits)).toBe(text);
  expect(readDecimal(text, digits)).toBe(value);
});

it.each([
  ['50', 5_000n],
  ['50.5', 5_050n],
  ['50,5', 5_050n],
  ['1,234.5', 123_450n],
  ['1,234', 123_400n],
  ['1,00,000', 10_000_000n],
  ['1,234,567.89', 123_456_789n],
  ['۵۰٫۵', 5_050n],
  ['.5', 50n],
  [' 12 ', 1_200n],
  ['', null],
  ['.', null],
  ['50.505', null],
  ['-5', null],
  ['1e3', null],
  ['fifty', null],
  ['1,2,3', null],
  ['1,2345', null],
  ['12,', null],
])('"%s" is read as %s', (text, value) => {
  expect(readDecimal(text, 2)).toBe(value);
});
