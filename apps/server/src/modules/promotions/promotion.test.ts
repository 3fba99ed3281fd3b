import { describe, expect, it } from 'vitest';
import { isFor, stateAt } from './promotion.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));

describe('a promotion', () => {
  it.each([
    [9, 20, 'scheduled'],
    [10, 20, 'running'],
    [19, 20, 'running'],
    [20, 20, 'ended'],
    [21, 20, 'ended'],
    [59, null, 'running'],
  ] as const)('[P3] at minute %i of one from 10 to %s is %s', (now, until, state) => {
    expect(stateAt({ from: at(10), until: until === null ? null : at(until) }, at(now))).toBe(state);
  });

  it.each([
    ['everyone', null, null, true],
    ['everyone', null, 0, true],
    ['members', null, null, false],
    ['members', null, 0, true],
    ['vip', 3, null, false],
    ['vip', 3, 2, false],
    ['vip', 3, 3, true],
    ['vip', 3, 4, true],
  ] as const)(
    '[P4] for %s from level %s and a viewer of level %s: %s',
    (audience, minimumLevel, rankLevel, seen) => {
      expect(isFor({ audience, minimumLevel }, { rankLevel })).toBe(seen);
    },
  );
});
