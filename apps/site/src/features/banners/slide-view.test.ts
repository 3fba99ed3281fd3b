import { describe, expect, it } from 'vitest';
import { turned, turnsItself } from './slide-view.ts';

describe('the slides of the hero', () => {
  it('go round in both directions', () => {
    expect([turned(0, -1, 3), turned(2, 1, 3), turned(0, 1, 3)]).toEqual([2, 0, 1]);
  });

  const calm = { isStill: false, isPaused: false, isLookedAt: false, isSeen: true };
  it.each([
    ['nobody reads', calm, 2, true],
    ['there is one', calm, 1, false],
    ['less motion is asked for', { ...calm, isStill: true }, 2, false],
    ['they were stopped', { ...calm, isPaused: true }, 2, false],
    ['somebody reads', { ...calm, isLookedAt: true }, 2, false],
    ['the page is behind others', { ...calm, isSeen: false }, 2, false],
  ])('when %s', (_when, attention, count, turns) => {
    expect(turnsItself(attention, count)).toBe(turns);
  });
});
