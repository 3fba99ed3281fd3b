import { openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import type { Face } from './choice.ts';
import { drawRound, readOutcome } from './draw-round.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';

describe('the flips of a round', () => {
  const draw = (...calls: Face[]) =>
    drawRound(openStream({ serverSeed, clientSeed: 'urdu-client-seed', nonce: 0 }), { calls }).faces;

  it('[CF1] are below(2) of the stream’s words, one for each call, and fall alike whatever is called', () => {
    // The first words of the known answers: 663023828, 3432851092, 3957126738, 1438034723; 2^31 and more is tails.
    expect(draw('heads', 'heads', 'heads', 'heads')).toEqual(['heads', 'tails', 'tails', 'heads']);
    expect(draw('tails', 'tails')).toEqual(['heads', 'tails']);
    expect(draw()).toEqual([]);
  });

  it('[CF1] fall on every sequence of four equally often', () => {
    const [rounds, length] = [8_000, 4];
    const calls = Array.from({ length }, (): Face => 'heads');
    const seen = new Map<string, number>();
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { faces } = drawRound(openStream({ serverSeed, clientSeed: 'coin-flip', nonce }), { calls });
      seen.set(faces.join(), (seen.get(faces.join()) ?? 0) + 1);
    }
    const expected = rounds / 2 ** length;
    const statistic = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(seen.size).toBe(16);
    // Chi-square with 15 degrees of freedom, between 0.5 % and 99.5 %.
    expect(statistic).toBeGreaterThan(4.601);
    expect(statistic).toBeLessThan(32.801);
  });

  it.each([
    null,
    {},
    { faces: 'heads' },
    { faces: ['edge'] },
    { faces: [0] },
    { faces: Array(21).fill('heads') },
  ])('are not read from %o', (value) => {
    expect(readOutcome(value)).toBeUndefined();
  });
});
