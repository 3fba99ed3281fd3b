import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawRound, readOutcome } from './draw-round.ts';
import type { WheelName } from './sheet.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const segmentAt = (nonce: number, wheel: WheelName) =>
  drawRound(openStream({ serverSeed, clientSeed, nonce }), { wheel }).segment;

describe('the segment', () => {
  // 663023828 and 352916426, the first words of these rounds, times the segments over 2^32.
  it.each([
    [0, 'low-10', 1],
    [0, 'high-20', 3],
    [0, 'high-50', 7],
    [1, 'medium-10', 0],
    [1, 'high-30', 2],
  ] as const)('[W1] is the known answer for nonce %i on %s: %i', (nonce, wheel, segment) => {
    expect(segmentAt(nonce, wheel)).toBe(segment);
  });

  it('[W1] takes one number of the stream', () => {
    const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
    drawRound(stream, { wheel: 'high-50' });
    expect(stream.bytesUsed).toBe(4);
  });

  // The seeds are fixed, so the statistics are constants; the bounds are the 0.5 % and 99.5 % points of chi-square with 9,
  // 29 and 49 degrees of freedom.
  it.each([
    ['low-10', 10, 1.735, 23.589],
    ['high-30', 30, 13.121, 52.336],
    ['high-50', 50, 27.249, 78.231],
  ] as const)('[W1] is uniform on %s', (wheel, segments, least, greatest) => {
    const rounds = 30_000;
    const seen = Array.from({ length: segments }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const segment = segmentAt(nonce, wheel);
      seen[segment] = (seen[segment] ?? 0) + 1;
    }
    const expected = rounds / segments;
    const statistic = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(statistic).toBeGreaterThan(least);
    expect(statistic).toBeLessThan(greatest);
  });

  it.each([0, 9, 49])('reads a recorded segment of %i', (segment) => {
    expect(readOutcome({ segment })).toEqual({ segment });
  });

  it.each([null, 5, {}, { segment: -1 }, { segment: 50 }, { segment: 1.5 }, { segment: '5' }])(
    'knows no outcome %o',
    (value) => {
      expect(readOutcome(value)).toBeUndefined();
    },
  );
});
