import { expect, it } from 'vitest';
import { clock, secondsUntil, waitAfter } from './code-wait.ts';

it.each([
  [61_000, 1_000, 60],
  [61_000, 1_001, 60],
  [61_000, 60_999, 1],
  [61_000, 61_000, 0],
  [0, 61_000, 0],
])('until %d at %d are %d seconds', (instant, now, seconds) => {
  expect(secondsUntil(instant, now)).toBe(seconds);
});

it('waits as long as the server says, and only for too many codes', () => {
  expect(waitAfter({ code: 'code.too_many', value: { retryAfterSeconds: 300 } })).toBe(300);
  expect(waitAfter({ code: 'code.too_many', value: {} })).toBe(0);
  expect(waitAfter({ code: 'login.locked', value: { retryAfterSeconds: 300 } })).toBe(0);
});

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [65, '1:05'],
  [3_600, '60:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
