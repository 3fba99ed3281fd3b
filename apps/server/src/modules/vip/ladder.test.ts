import { describe, expect, it } from 'vitest';
import { firstLadder, isRising, levelOf, progressOf } from './ladder.ts';

const words = { EN: 'x', UR: 'x' };
const ladder = {
  levels: [0n, 1_000n, 3_000n].map((turnover) => ({ title: words, turnover, benefits: [] })),
};

describe('the levels', () => {
  it.each([
    [0n, 0],
    [999n, 0],
    [1_000n, 1],
    [2_999n, 1],
    [3_000n, 2],
    [9_000_000n, 2],
  ])('[V1] turnover %d is level %i', (turnover, level) => {
    expect(levelOf(ladder, turnover)).toBe(level);
  });

  it.each([
    [0, 0n, { next: 1, missing: 1_000n, percent: 0 }],
    [0, 999n, { next: 1, missing: 1n, percent: 99 }],
    [0, 1_000n, { next: 1, missing: 0n, percent: 100 }],
    [1, 2_000n, { next: 2, missing: 1_000n, percent: 50 }],
    // The thresholds were raised after the level was reached: the way begins at nothing, never below it.
    [1, 400n, { next: 2, missing: 2_600n, percent: 0 }],
    [2, 5_000n, { next: null, missing: null, percent: 100 }],
  ])('says from level %i with %d what is missing', (level, turnover, progress) => {
    expect(progressOf(ladder, level, turnover)).toEqual(progress);
  });

  it.each([
    [[0n, 1n, 2n], true],
    [[1n, 2n], false],
    [[0n, 2n, 2n], false],
    [[0n, 3n, 2n], false],
  ])('[V6] judges whether turnovers rise: %#', (turnovers, isGood) => {
    expect(isRising(turnovers.map((turnover) => ({ turnover })))).toBe(isGood);
  });

  it('[V6] of a new installation rise, and speak both languages', () => {
    expect(isRising(firstLadder.levels)).toBe(true);
    for (const { title, benefits } of firstLadder.levels) {
      for (const { EN, UR } of [title, ...benefits]) {
        expect(EN).not.toBe('');
        expect(UR).toMatch(/\p{Script=Arabic}/u);
      }
    }
  });
});
