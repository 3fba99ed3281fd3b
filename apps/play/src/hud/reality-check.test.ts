import { describe, expect, it } from 'vitest';
import { remindersDue } from './reality-check.ts';

const minute = 60_000;

describe('remindersDue', () => {
  it.each([
    [-minute, 15, 0],
    [0, 15, 0],
    [15 * minute - 1, 15, 0],
    [15 * minute, 15, 1],
    [59 * minute, 30, 1],
    [60 * minute, 30, 2],
    [61 * minute, 60, 1],
  ])('after %i ms, every %i minutes, is %i', (elapsed, every, due) => {
    expect(remindersDue(elapsed, every)).toBe(due);
  });
});
