import { describe, expect, it } from 'vitest';
import { isReminderDue } from './reminder.ts';

const minute = 60_000;

describe('a reminder of time', () => {
  it.each([
    [-minute, 0, 15, false],
    [0, 0, 15, false],
    [15 * minute - 1, 0, 15, false],
    [15 * minute, 0, 15, true],
    [59 * minute, 30 * minute, 30, false],
    [60 * minute, 30 * minute, 30, true],
    [61 * minute, 60 * minute, 60, false],
    // Answered late: the next one comes with the next whole interval.
    [60 * minute, 59 * minute, 60, true],
    // The interval was a quarter of an hour when it was answered, and is an hour now; or the other way round.
    [59 * minute, 47 * minute, 60, false],
    [60 * minute, 47 * minute, 60, true],
    [76 * minute, 61 * minute, 15, true],
  ])('after %i ms, answered at %i, every %i minutes: %s', (elapsed, answered, every, isDue) => {
    expect(isReminderDue(elapsed, answered, every)).toBe(isDue);
  });
});
