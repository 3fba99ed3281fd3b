import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawRound, readOutcome } from './draw-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const drawAt = (nonce: number) => drawRound(openStream({ serverSeed, clientSeed, nonce })).drawn;

describe('the ten numbers', () => {
  it.each([0, 1])('[K1] are deal(40, 10) of the stream, each one more, for nonce %i', (nonce) => {
    const dealt = openStream({ serverSeed, clientSeed, nonce }).deal(40, 10);
    expect(drawAt(nonce)).toEqual(dealt.map((index) => index + 1));
  });

  // The first words of nonce 0 are 663023828, 3432851092 and 3957126738: of 40, 39 and 38 numbers that are left they take
  // the 6th, the 31st and the 35th.
  it('[K1] take each word of the stream among the numbers that are left', () => {
    const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
    const { drawn } = drawRound(stream);
    expect(drawn.slice(0, 3)).toEqual([7, 33, 38]);
    expect(stream.bytesUsed).toBe(40);
  });

  // Every number comes equally often: the seeds are fixed, so the statistic is a constant. Ten of forty without
  // replacement have 30/39 of the variance of ten draws; 39 degrees of freedom, 0.5 % and 99.5 % points 19.996 and 65.476.
  it('[K1] come equally often', () => {
    const rounds = 20_000;
    const seen = Array.from({ length: 40 }, () => 0);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      for (const number of drawAt(nonce)) seen[number - 1] = (seen[number - 1] ?? 0) + 1;
    }
    const expected = rounds / 4;
    const raw = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const statistic = (raw * 39) / 30;
    expect(statistic).toBeGreaterThan(19.996);
    expect(statistic).toBeLessThan(65.476);
  });

  it('reads recorded numbers', () => {
    const drawn = [40, 1, 7, 12, 33, 2, 18, 25, 9, 30];
    expect(readOutcome({ drawn })).toEqual({ drawn });
  });

  it.each([
    null,
    5,
    {},
    { drawn: [] },
    { drawn: '1 2 3' },
    { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9] },
    { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, 41] },
    { drawn: [1, 2, 3, 4, 5, 6, 7, 8, 9, '10'] },
  ])('knows no outcome %o', (value) => {
    expect(readOutcome(value)).toBeUndefined();
  });
});
