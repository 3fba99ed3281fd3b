import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawRound, pointOf, readOutcome } from './draw-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const pointAt = (nonce: number) => drawRound(openStream({ serverSeed, clientSeed, nonce })).point;

describe('the point', () => {
  it.each([
    [0, 641],
    [1, 1_204],
  ])('[L1] is the known answer for nonce %i: %i', (nonce, point) => {
    expect(pointAt(nonce)).toBe(point);
  });

  it('[L1] takes one word of the stream', () => {
    const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
    drawRound(stream);
    expect(stream.bytesUsed).toBe(4);
  });

  it.each([
    [2 ** 32 - 1, 100],
    [0.99 * 2 ** 32, 100],
    [2 ** 31, 198],
    [2, 99 * 2 ** 31],
    [1, 99 * 2 ** 32],
    [0, 99 * 2 ** 32],
  ])('[L1] of the word %i is %i', (word, point) => {
    expect(pointOf(Math.floor(word))).toBe(point);
  });

  // Chi-square over a hundred cells of equal words: a point falls into cell 99 - floor(word · 100 ÷ 2^32), and points
  // below 1.01 share the last two. The seeds are fixed, so the statistic is a constant. With 98 degrees of freedom its
  // 0.5 % and 99.5 % points are 65.694 and 137.803.
  it('[L1] is inverse to a uniform word over its cells', () => {
    const rounds = 100_000;
    const edges = Array.from({ length: 98 }, (_, at) => Math.ceil(9_900 / (at + 1)));
    const counts = Array.from({ length: 99 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const point = pointAt(nonce);
      const cell = edges.findIndex((edge) => point >= edge);
      counts[cell === -1 ? 98 : cell] = (counts[cell === -1 ? 98 : cell] ?? 0) + 1;
    }
    const upTo = (cell: number) => (cell === 98 ? 1 : 99 / (edges[cell] ?? 1));
    const expected = (cell: number) => rounds * (upTo(cell) - (cell === 0 ? 0 : upTo(cell - 1)));
    const statistic = counts.reduce(
      (sum, seen, cell) => sum + (seen - expected(cell)) ** 2 / expected(cell),
      0,
    );
    expect(statistic).toBeGreaterThan(65.694);
    expect(statistic).toBeLessThan(137.803);
  });

  it.each([100, 101, 99 * 2 ** 32])('reads a recorded point of %i', (point) => {
    expect(readOutcome({ point })).toEqual({ point });
  });

  it.each([null, 5, {}, { point: 99 }, { point: 99 * 2 ** 32 + 1 }, { point: 101.5 }, { point: '101' }])(
    'knows no outcome %o',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );
});
