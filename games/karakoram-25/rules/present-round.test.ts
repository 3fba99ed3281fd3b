import { describe, expect, it } from 'vitest';
import { presentRound } from './present-round.ts';
import type { Stops } from './window.ts';

const quiet: Stops = [0, 0, 0, 0, 0];
const win83: Stops = [10, 0, 4, 3, 2];
const scatters50: Stops = [22, 27, 13, 23, 0];

describe('presentRound', () => {
  it('[K3] shows a spin without free spins alone', () => {
    const view = presentRound({ stops: win83, freeSpins: [] });
    expect(view.totalCoins).toBe(83);
    expect(view.spins).toHaveLength(1);
    expect(view.spins[0]).toMatchObject({
      stops: win83,
      isFree: false,
      multiplier: 1,
      wonCoins: 83,
      totalCoins: 83,
      freeSpinsLeft: 0,
    });
  });

  it('[K7–K9] counts the free spins down, doubles their lines and their scatter pay, and adds up', () => {
    const freeSpins: Stops[] = [win83, scatters50, ...Array.from({ length: 18 }, () => quiet)];
    const { spins, totalCoins } = presentRound({ stops: scatters50, freeSpins });
    expect(spins.map((spin) => spin.wonCoins).slice(0, 4)).toEqual([50, 166, 100, 0]);
    expect(spins.map((spin) => spin.totalCoins).slice(0, 4)).toEqual([50, 216, 316, 316]);
    expect(spins.map((spin) => spin.freeSpinsLeft).slice(0, 4)).toEqual([10, 9, 18, 17]);
    expect(spins.at(-1)?.freeSpinsLeft).toBe(0);
    expect(totalCoins).toBe(316);
    // A line win is shown with its own pay; the doubling is the spin's.
    expect(spins[1]?.lineWins[0]?.coins).toBe(8);
    expect(spins[1]?.multiplier).toBe(2);
  });
});
