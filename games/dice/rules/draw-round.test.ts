import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawRound, readOutcome } from './draw-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const rollAt = (nonce: number) => drawRound(openStream({ serverSeed, clientSeed, nonce })).roll;

describe('the roll', () => {
  it.each([
    [0, 1_543],
    [1, 821],
  ])('[D1] is the known answer for nonce %i: %i', (nonce, roll) => {
    expect(rollAt(nonce)).toBe(roll);
  });

  it('[D1] takes one number of the stream', () => {
    const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
    drawRound(stream);
    expect(stream.bytesUsed).toBe(4);
  });

  // Chi-square over 100 cells of 101 rolls each, with the last roll in a cell of its own share: the seeds are fixed, so
  // the statistic is a constant. 99 degrees of freedom; its 0.5 % and 99.5 % points are 66.510 and 138.987.
  it('[D1] is uniform over its hundred cells', () => {
    const rounds = 100_000;
    const cells = Array.from({ length: 100 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const cell = Math.min(99, Math.floor(rollAt(nonce) / 100));
      cells[cell] = (cells[cell] ?? 0) + 1;
    }
    const expected = (cell: number) => (rounds * (cell === 99 ? 101 : 100)) / 10_001;
    const statistic = cells.reduce(
      (sum, seen, cell) => sum + (seen - expected(cell)) ** 2 / expected(cell),
      0,
    );
    expect(statistic).toBeGreaterThan(66.51);
    expect(statistic).toBeLessThan(138.987);
  });

  it.each([0, 1, 10_000])('reads a recorded roll of %i', (roll) => {
    expect(readOutcome({ roll })).toEqual({ roll });
  });

  it.each([null, 5, {}, { roll: -1 }, { roll: 10_001 }, { roll: 1.5 }, { roll: '5' }])(
    'knows no outcome %o',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );
});
