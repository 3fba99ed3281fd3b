import { expect, it } from 'vitest';
import { cutRange } from './range-store.ts';
import { yearRange } from './year-range.ts';

const dayMs = 86_400_000;

it.each([
  [2025, 'Asia/Karachi', '2024-12-31T19:00:00.000Z', 365],
  [2024, 'Asia/Karachi', '2023-12-31T19:00:00.000Z', 366],
  [2024, 'UTC', '2024-01-01T00:00:00.000Z', 366],
  [2026, 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z', 365],
  [2026, 'America/New_York', '2026-01-01T05:00:00.000Z', 365],
])('[RE10] %i in %s begins at its own midnight', (year, zone, from, days) => {
  const range = yearRange(year, zone);
  expect(range.from.toISOString()).toBe(from);
  expect((range.to.getTime() - range.from.getTime()) / dayMs).toBe(days);
  expect(yearRange(year - 1, zone).to).toEqual(range.from);
});

it.each([
  ['days of Karachi', '2026-02-27T19:00:00.000Z', '2026-02-28T19:00:00.000Z', '19:00..19:00', []],
  ['the leap day', '2028-02-28T19:00:00.000Z', '2028-02-29T19:00:00.000Z', '19:00..19:00', []],
  ['days of Nepal', '2026-01-31T18:15:00.000Z', '2026-02-28T18:15:00.000Z', '18:15..18:15', []],
  [
    'any instants',
    '2026-01-01T10:07:00.000Z',
    '2026-01-01T11:31:00.001Z',
    '10:15..11:30',
    ['10:07..10:15', '11:30..11:31'],
  ],
  ['within one quarter', '2026-01-01T10:01:00.000Z', '2026-01-01T10:02:00.000Z', null, ['10:01..10:02']],
  [
    'over one border',
    '2026-01-01T10:14:00.000Z',
    '2026-01-01T10:16:00.000Z',
    '10:15..10:15',
    ['10:14..10:15', '10:15..10:16'],
  ],
  ['nothing', '2026-01-01T10:15:00.000Z', '2026-01-01T10:15:00.000Z', '10:15..10:15', []],
])('[RE4] cuts %s into whole quarters and what is left', (_what, from, to, whole, ends) => {
  const hour = (range: { from?: Date | undefined; to?: Date | undefined } | null) =>
    range && `${range.from?.toISOString().slice(11, 16)}..${range.to?.toISOString().slice(11, 16)}`;
  const cut = cutRange({ from: new Date(from), to: new Date(to) });
  expect(hour(cut.whole)).toBe(whole);
  expect(cut.ends.map(hour)).toEqual(ends);
});

it('[RE4] a range without ends has whole quarters alone', () => {
  expect(cutRange({})).toEqual({ whole: { from: undefined, to: undefined }, ends: [] });
});
