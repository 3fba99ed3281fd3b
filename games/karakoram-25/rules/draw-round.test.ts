import { type FairStream, openStream } from '@ikka/fair';
import { describe, expect, it } from 'vitest';
import { drawRound, readOutcome } from './draw-round.ts';
import type { Stops } from './window.ts';

const serverSeed = '8f14e45fceea167a5a36dedd4bea2543c4ca4238a0b923820dcc509a6f75849b';
const clientSeed = 'urdu-client-seed';
const quiet: Stops = [0, 0, 0, 0, 0];
const feature: Stops = [22, 27, 13, 23, 0];

/** A stream that draws the stops given, and throws when it is asked for more or for another bound. */
function scripted(...spins: readonly Stops[]): FairStream {
  const draws = spins.flat();
  let bytesUsed = 0;
  return {
    below(n) {
      const next = draws[bytesUsed / 4];
      if (n !== 32 || next === undefined) throw new Error('drew what the rules do not draw');
      bytesUsed += 4;
      return next;
    },
    u32: () => Number.NaN,
    u52: () => Number.NaN,
    deal: () => [],
    get bytesUsed() {
      return bytesUsed;
    },
  };
}

describe('drawRound', () => {
  it('[K1] draws one below(32) for each reel, in the order of the reels', () => {
    const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
    // The published words of nonce 0 begin 663023828, 3432851092, 3957126738, 1438034723, 1382276443.
    expect(drawRound(stream)).toEqual({ stops: [4, 25, 29, 10, 10], freeSpins: [] });
    expect(stream.bytesUsed).toBe(20);
  });

  it('[K7] draws ten free spins from the same stream after three scatters', () => {
    const stream = scripted(feature, ...Array.from({ length: 10 }, () => quiet));
    expect(drawRound(stream)).toEqual({ stops: feature, freeSpins: Array(10).fill(quiet) });
    expect(stream.bytesUsed).toBe(11 * 20);
  });

  it('[K8] adds ten more for three scatters in a free spin, the last one as well', () => {
    const spins = Array.from({ length: 30 }, (_, index) => (index === 9 || index === 19 ? feature : quiet));
    expect(drawRound(scripted(feature, ...spins)).freeSpins).toEqual(spins);
  });

  it('[K11] gives the same round for the same seeds, always', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const draw = () => drawRound(openStream({ serverSeed, clientSeed, nonce }));
      expect(draw()).toEqual(draw());
    }
  });
});

describe('readOutcome', () => {
  it('[K11] reads every outcome that was drawn, after its way through JSON', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) {
      const outcome = drawRound(openStream({ serverSeed, clientSeed, nonce }));
      expect(readOutcome(JSON.parse(JSON.stringify(outcome)))).toEqual(outcome);
    }
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'stops'],
    ['no stops', { freeSpins: [] }],
    ['no free spins', { stops: quiet }],
    ['four stops', { stops: [0, 0, 0, 0], freeSpins: [] }],
    ['a stop that no reel has', { stops: [0, 0, 0, 0, 32], freeSpins: [] }],
    ['half a stop', { stops: [0, 0, 0, 0, 0.5], freeSpins: [] }],
    ['a free spin that nothing awarded', { stops: quiet, freeSpins: [quiet] }],
    ['too few free spins', { stops: feature, freeSpins: Array(9).fill(quiet) }],
    ['too many free spins', { stops: feature, freeSpins: Array(11).fill(quiet) }],
    ['a free spin too late to be owed', { stops: quiet, freeSpins: Array(10).fill(feature) }],
  ])('[K11] refuses %s', (_what, value) => {
    expect(readOutcome(value)).toBeUndefined();
  });
});
