import { describe, expect, it } from 'vitest';
import { ageOf, deedsOf } from './deposit-words.ts';

const hina = { username: 'hina', mayMatch: true };
const free = { state: 'review', isSecond: false, holder: null, matchedBy: null } as const;
const second = { ...free, isSecond: true, matchedBy: 'hina' } as const;

describe('what an operator can do with a transfer', () => {
  it.each([
    ['one that waits', free, 'take'],
    ['one of her own', { ...free, holder: 'hina' }, 'giveBack match reject'],
    ['a colleague’s', { ...free, holder: 'omar' }, 'take'],
    ['one that she has matched', second, ''],
    ['one that a colleague has matched', { ...second, matchedBy: 'omar' }, 'take'],
    ['one that waits for its proof', { ...free, state: 'pending' }, 'take'],
    ['one that is over', { ...free, state: 'expired' }, 'take'],
    ['one that is paid', { ...free, state: 'paid' }, ''],
  ] as const)('%s', (_, row, expected) => {
    const deeds = Object.entries(deedsOf(row, hina)).flatMap(([deed, may]) => (may ? [deed] : []));
    expect(deeds.join(' ')).toBe(expected);
  });

  it('is nothing without the permission', () => {
    const deeds = deedsOf({ ...free, holder: 'hina' }, { username: 'hina', mayMatch: false });
    expect(Object.values(deeds)).not.toContain(true);
  });
});

it.each([
  [-5_000, 'minutes', 0],
  [59 * 60_000, 'minutes', 59],
  [47 * 3_600_000, 'hours', 47],
  [48 * 3_600_000, 'days', 2],
] as const)('after %s ms it waits for %s %s', (ms, unit, count) => {
  const since = '2026-11-22T10:00:00.000Z';
  expect(ageOf(since, Date.parse(since) + ms)).toEqual({ unit, count });
});
