import { expect, it } from 'vitest';
import { rangeOf, withinYear, yearsSince } from './range-view.ts';

it.each([
  ['two days', '2026-03-01', '2026-03-02', '2026-02-28T19:00:00.000Z', '2026-03-02T19:00:00.000Z'],
  ['the end of a month', '2026-04-30', '2026-04-30', '2026-04-29T19:00:00.000Z', '2026-04-30T19:00:00.000Z'],
  ['the leap day', '2028-02-29', '2028-02-29', '2028-02-28T19:00:00.000Z', '2028-02-29T19:00:00.000Z'],
  [
    'February of a plain year',
    '2027-02-01',
    '2027-02-28',
    '2027-01-31T19:00:00.000Z',
    '2027-02-28T19:00:00.000Z',
  ],
  [
    'the turn of the year',
    '2026-12-31',
    '2027-01-01',
    '2026-12-30T19:00:00.000Z',
    '2027-01-01T19:00:00.000Z',
  ],
])('%s of Karachi: from the first instant to the first of the next day', (_what, from, to, first, next) => {
  expect(rangeOf({ from, to }, 'Asia/Karachi')).toEqual({ from: first, to: next });
});

it.each([
  ['2026-01-01', '2026-12-31', '2026-01-01'],
  ['2024-01-01', '2024-12-31', '2024-01-01'],
  ['2024-12-31', '2026-12-31', '2025-12-31'],
])('a range from %s to %s begins no earlier than %s', (from, to, first) => {
  expect(withinYear({ from, to })).toEqual({ from: first, to });
});

it.each([
  [undefined, [2026]],
  ['2026-05-01T00:00:00.000Z', [2026]],
  // In Karachi the new year had begun.
  ['2024-12-31T20:00:00.000Z', [2026, 2025]],
  ['2024-12-31T18:00:00.000Z', [2026, 2025, 2024]],
])('of a member since %s there are the years %j', (registered, years) => {
  expect(yearsSince(registered, new Date('2026-06-01T00:00:00.000Z'), 'Asia/Karachi')).toEqual(years);
});
