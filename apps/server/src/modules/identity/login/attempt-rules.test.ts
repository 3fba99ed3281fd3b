import { describe, expect, it } from 'vitest';
import {
  type Attempts,
  asksCaptcha,
  attemptRules,
  countAttempt,
  lockedForMs,
  slowedForMs,
} from './attempt-rules.ts';

const start = new Date('2026-11-20T08:00:00.000Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const { nameFromAddress: rule, name, address } = attemptRules(5, 60, 2);
const minutes = (count: number) => count * 60_000;

/** The state after attempts at these seconds. */
const after = (...seconds: number[]) =>
  seconds.reduce<Attempts | null>((known, second) => countAttempt(known, rule, at(second)), null);

describe('the count of attempts', () => {
  it.each([
    [[0], 0, 0],
    [[0, 1, 2, 3], 3, 0],
    [[0, 1, 2, 3, 4], 4, minutes(1)],
    [[0, 1, 2, 3, 4], 64, 0],
    [[0, 1, 2, 3, 4, 64], 64, minutes(2)],
    [[0, 1, 2, 3, 4, 64, 184], 184, minutes(4)],
    [[0, 1, 2, 3, 3_604], 3_604, 0],
  ])('[I6] attempts at %j s: at %i s locked for %i ms', (seconds, now, expected) => {
    expect(lockedForMs(after(...seconds), at(now))).toBe(expected);
  });

  it('[I6] never locks for longer than an hour', () => {
    let known: Attempts | null = null;
    for (let attempt = 0; attempt < 60; attempt++) known = countAttempt(known, rule, at(attempt));
    expect(lockedForMs(known, at(59))).toBe(minutes(60));
  });

  it('[I6] holds a name back from the thirty-first attempt on, up to 4 s, and never locks it', () => {
    let known: Attempts | null = null;
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 37; attempt++) {
      known = countAttempt(known, name, start);
      expect(lockedForMs(known, start)).toBe(0);
      pauses.push(slowedForMs(known, name));
    }
    expect(pauses).toEqual([...Array(30).fill(0), 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000]);
    for (const locked of [rule, address]) {
      expect(slowedForMs({ attempts: 1_000, lastAt: start, lockedUntil: null }, locked)).toBe(0);
    }
  });

  it('[I6] gives a name thirty attempts from anywhere, and an address fifty for any names', () => {
    expect([rule.attemptsMax, name.attemptsMax, address.attemptsMax]).toEqual([5, 30, 50]);
  });

  it('[I6] locks nobody where the settings say zero seconds', () => {
    const { nameFromAddress: never } = attemptRules(3, 0, 0);
    let known: Attempts | null = null;
    for (let attempt = 0; attempt < 9; attempt++) known = countAttempt(known, never, start);
    expect(lockedForMs(known, start)).toBe(0);
  });

  it.each([
    [[], 0, false],
    [[0], 0, false],
    [[0, 1], 1, true],
    [[0, 1, 2], 2, true],
    [[0, 1], 3_601, false],
  ])('[I41] after attempts at %j s: at %i s a picture has to be read: %s', (seconds, now, expected) => {
    expect(asksCaptcha(after(...seconds), rule, at(now))).toBe(expected);
  });

  it('[I41] asks for it after twelve attempts at a name from anywhere, and twenty from an address', () => {
    expect([rule.captchaAfter, name.captchaAfter, address.captchaAfter]).toEqual([2, 12, 20]);
  });

  it('[I41] asks always where the setting says zero', () => {
    expect(asksCaptcha(null, attemptRules(5, 60, 0).nameFromAddress, start)).toBe(true);
  });
});
