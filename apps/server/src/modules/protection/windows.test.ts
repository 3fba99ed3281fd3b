import { describe, expect, it } from 'vitest';
import { monthsLater, windowStart } from './windows.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('windows', () => {
  it.each([
    ['day', '2026-03-01T10:30:00', '2026-02-28T10:30:00'],
    ['week', '2026-03-01T10:30:00', '2026-02-22T10:30:00'],
    ['month', '2026-03-01T10:30:00', '2026-02-01T10:30:00'],
    ['month', '2026-03-31T10:30:00', '2026-03-01T00:00:00'],
    ['month', '2028-03-29T10:30:00', '2028-02-29T10:30:00'],
    ['month', '2028-03-30T10:30:00', '2028-03-01T00:00:00'],
    ['month', '2026-01-31T00:00:00', '2025-12-31T00:00:00'],
  ] as const)('[P2] of a %s that ends at %s begins at %s', (period, now, start) => {
    expect(windowStart(period, at(now))).toEqual(at(start));
  });

  it('[P2] never move backwards as time goes on', () => {
    let last = 0;
    for (let hour = 0; hour < 24 * 800; hour += 1) {
      const start = windowStart('month', new Date(Date.UTC(2027, 0, 1, hour))).getTime();
      expect(start).toBeGreaterThanOrEqual(last);
      last = start;
    }
  });

  it.each([
    ['2026-08-31T09:00:00', 6, '2027-02-28T09:00:00'],
    ['2026-11-22T09:00:00', 6, '2027-05-22T09:00:00'],
    ['2026-11-22T09:00:00', 60, '2031-11-22T09:00:00'],
  ])('[P6] count months from %s: %i later it is %s', (from, months, to) => {
    expect(monthsLater(at(from), months)).toEqual(at(to));
  });
});
