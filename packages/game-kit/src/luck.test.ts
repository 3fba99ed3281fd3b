import { describe, expect, it } from 'vitest';
import { luckOfDraw, luckOfSurvival, noLuck, sumOfLuck } from './luck.ts';

describe('luckOfDraw', () => {
  const ways = [
    [1, 10],
    [3, 2],
    [0, 500],
  ] as const;

  it('is what came less the mean of what could have, and how far that could go', () => {
    expect(luckOfDraw(ways, 10)).toEqual({ gain: 6, variance: 12, rise: 6, fall: 2 });
    expect(luckOfDraw(ways, 2)).toEqual({ gain: -2, variance: 12, rise: 6, fall: 2 });
  });

  it('is the same whatever all ways have in common', () => {
    const higher = ways.map(([weight, worth]) => [weight, worth + 7] as const);
    expect(luckOfDraw(higher, 17)).toEqual(luckOfDraw(ways, 10));
  });
});

it('is fair where a round survives and is worth the more', () => {
  const { luck, worth } = luckOfSurvival(99, 0.25, true);
  expect([worth, luck.gain, luck.fall]).toEqual([396, 297, 99]);
  expect(luckOfSurvival(99, 0.25, false)).toMatchObject({ worth: 0, luck: { gain: -99 } });
  expect(0.25 * 297 - 0.75 * 99).toBe(0);
  expect(luck.variance).toBe(99 ** 2 * 3);
});

it('adds up draw by draw, and keeps the longest step to each side', () => {
  const draws = [
    { gain: 1, variance: 4, rise: 3, fall: 1 },
    { gain: -2, variance: 1, rise: 1, fall: 2 },
  ];
  expect(sumOfLuck(draws)).toEqual({ gain: -1, variance: 5, rise: 3, fall: 2 });
  expect(sumOfLuck([])).toEqual(noLuck);
});
