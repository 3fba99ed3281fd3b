import { expect, it } from 'vitest';
import { asksForCode, clock, secondsUntil, waitAfter, waitsUntil } from './code-wait.ts';

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

it('waits sixty seconds for each minute that the server says', () => {
  expect(waitsUntil(1, 5_000)).toBe(65_000);
  expect(waitsUntil(2, 5_000)).toBe(125_000);
  expect(secondsUntil(waitsUntil(1, 5_000), 5_000)).toBe(60);
});

it.each([
  ['the first press', { isSending: false, secondsLeft: 0, pressedAt: Number.NEGATIVE_INFINITY }, true],
  ['a second press within the same second', { isSending: false, secondsLeft: 0, pressedAt: 9_001 }, false],
  ['a press a second after the last', { isSending: false, secondsLeft: 0, pressedAt: 9_000 }, true],
  ['a press while a code is on its way', { isSending: true, secondsLeft: 0, pressedAt: 0 }, false],
  ['a press during the countdown', { isSending: false, secondsLeft: 1, pressedAt: 0 }, false],
])('by %s a code is asked for: %o', (_press, before, asks) => {
  expect(asksForCode(before, 10_000)).toBe(asks);
});

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [65, '1:05'],
  [3_600, '60:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
