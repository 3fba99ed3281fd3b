import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [0, '0:00'],
  [65, '1:05'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [100_000, '27:46:40'],
])('%i seconds are counted down as %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text);
});
