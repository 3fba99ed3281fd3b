import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { bucketOf, drawRound, readOutcome } from './draw-round.ts';
import { pathsTo } from './sheet.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const drawAt = (nonce: number, rows = 16) =>
  drawRound(openStream({ serverSeed, clientSeed, nonce }), { rows, risk: 'low' });

describe('the path', () => {
  it.each([
    [0, '0110011101101000', 8],
    [1, '0111101011101100', 10],
  ])('[P1] is the known answer for nonce %i: %s', (nonce, path, bucket) => {
    const outcome = drawAt(nonce);
    expect(outcome.path.join('')).toBe(path);
    expect(bucketOf(outcome)).toBe(bucket);
  });

  it('[P1] takes one number a row, and fewer rows are the beginning of more', () => {
    const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
    const { path } = drawRound(stream, { rows: 8, risk: 'high' });
    expect(stream.bytesUsed).toBe(32);
    expect(path).toEqual(drawAt(0).path.slice(0, 8));
  });

  // The seeds are fixed, so the statistics are constants. 16 degrees of freedom for the turns, whose variance is a quarter
  // (each row is a coin of its own), 0.5 % and 99.5 % points 5.142 and 34.267; 8 for the buckets of eight rows, 1.344 and
  // 21.955.
  it('[P1, P3] turns evenly at every peg, and fills the buckets as the binomial says', () => {
    const rounds = 20_000;
    const turns = Array.from({ length: 16 }, () => 0);
    const buckets = Array.from({ length: 9 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { path } = drawAt(nonce);
      for (const [row, turn] of path.entries()) turns[row] = (turns[row] ?? 0) + turn;
      const bucket = bucketOf({ path: path.slice(0, 8) });
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    const ofTurns = turns.reduce((sum, seen) => sum + (seen - rounds / 2) ** 2 / (rounds / 4), 0);
    expect(ofTurns).toBeGreaterThan(5.142);
    expect(ofTurns).toBeLessThan(34.267);
    const expected = (bucket: number) => (rounds * pathsTo(bucket, 8)) / 256;
    const ofBuckets = buckets.reduce(
      (sum, seen, bucket) => sum + (seen - expected(bucket)) ** 2 / expected(bucket),
      0,
    );
    expect(ofBuckets).toBeGreaterThan(1.344);
    expect(ofBuckets).toBeLessThan(21.955);
  });

  it('reads a recorded path', () => {
    const path = [0, 1, 1, 0, 0, 1, 1, 1];
    expect(readOutcome({ path })).toEqual({ path });
  });

  it.each([
    null,
    5,
    {},
    { path: [] },
    { path: '01100111' },
    { path: [0, 1, 1, 0, 0, 1, 1] },
    { path: Array.from({ length: 17 }, () => 0) },
    { path: [0, 1, 1, 0, 0, 1, 1, 2] },
    { path: [0, 1, 1, 0, 0, 1, 1, '1'] },
  ])('knows no outcome %o', (value) => {
    expect(readOutcome(value)).toBeUndefined();
  });
});
