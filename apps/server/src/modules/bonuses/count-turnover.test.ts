import type { BonusTerms } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { judge, playedOf, progressOf, turnoverLines } from './count-turnover.ts';

const weights: BonusTerms['weights'] = {
  LIVE: 10,
  SPORTS: 100,
  RNG: 100,
  FISH: 33,
  PVP: 0,
  ESPORTS: 100,
  ELOTT: 0,
  LOTT: 0,
};
const categoryOf = (id: string) => (({ slot: 'RNG', cards: 'PVP', fish: 'FISH' }) as const)[id];

describe('what counts', () => {
  it('[BO4] weighs stakes by category and rounds their sum down once', () => {
    const lines = turnoverLines(
      weights,
      [
        { key: 'fish', stake: 101n },
        { key: 'slot', stake: 50n },
        { key: 'slot', stake: 7n },
        { key: 'cards', stake: 900n },
        { key: 'gone', stake: 40n },
      ],
      categoryOf,
    );
    expect(lines).toEqual([
      { category: 'RNG', staked: 57n, weight: 100, exact: 5_700n },
      { category: 'FISH', staked: 101n, weight: 33, exact: 3_333n },
      { category: 'PVP', staked: 900n, weight: 0, exact: 0n },
      { category: null, staked: 40n, weight: 0, exact: 0n },
    ]);
    expect(progressOf(200n, lines, weights, 0n)).toEqual({ required: 200n, counted: 90n, inPlay: 0n });
  });

  it('[BO4] leaves out what came back', () => {
    const lines = turnoverLines(
      weights,
      [
        { key: 'slot', stake: 70n },
        { key: 'slot', stake: -70n },
      ],
      categoryOf,
    );
    expect(lines).toEqual([]);
  });

  it('[BO4] keeps back the most that stakes in play can make, and shows no more than is required', () => {
    const lines = turnoverLines(weights, [{ key: 'slot', stake: 100n }], categoryOf);
    expect(playedOf(progressOf(80n, lines, weights, 30n))).toBe(70n);
    expect(playedOf(progressOf(80n, lines, weights, 0n))).toBe(80n);
    expect(playedOf(progressOf(80n, lines, weights, 500n))).toBe(0n);
  });
});

describe('what becomes of it', () => {
  const endsAt = new Date('2027-03-08T06:00:00Z');
  const before = new Date('2027-03-08T05:59:59.999Z');
  it.each([
    ['met in time', { counted: 100n, inPlay: 0n }, before, false, 'met'],
    ['met, and looked at late', { counted: 100n, inPlay: 0n }, endsAt, false, 'met'],
    ['not met yet', { counted: 99n, inPlay: 0n }, before, false, 'open'],
    ['not met in time', { counted: 99n, inPlay: 0n }, endsAt, false, 'timeOver'],
    ['stakes in play that could meet it', { counted: 100n, inPlay: 1n }, endsAt, false, 'open'],
    ['stakes in play that could not', { counted: 99n, inPlay: 50n }, endsAt, false, 'timeOver'],
    ['not met, and excluded from play', { counted: 0n, inPlay: 0n }, endsAt, true, 'open'],
    ['met, and excluded from play', { counted: 100n, inPlay: 0n }, endsAt, true, 'met'],
  ] as const)('[BO5] %s', (_what, found, now, isHeldUp, expected) => {
    expect(judge({ required: 100n, ...found }, { now, endsAt, isHeldUp })).toBe(expected);
  });
});
