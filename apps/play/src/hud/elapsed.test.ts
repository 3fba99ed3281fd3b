import { describe, expect, it } from 'vitest';
import { elapsedText } from './elapsed.ts';

describe('elapsedText', () => {
  it.each([
    [-5000, '0:00'],
    [0, '0:00'],
    [61_999, '1:01'],
    [3_600_000, '1:00:00'],
    [86_399_000, '23:59:59'],
  ])('writes %i ms as %s', (ms, text) => {
    expect(elapsedText(ms)).toBe(text);
  });
});
