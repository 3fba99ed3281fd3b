import { describe, expect, it } from 'vitest';
import { normalPValue } from '../fairness/chi-square.ts';
import { fitTest } from './fit-test.ts';
import { simulateGame } from './simulate-game.ts';
import { simulatedGames } from './simulated-games.ts';

/** Fixed seeds: always the same rounds. So unlikely must one result of the hundreds be, to be no chance. */
const P_LEAST = 0.01 / 200;

describe.each(simulatedGames.map((one) => [one.game.code, one] as const))(
  'some thousand rounds of %s',
  (_code, simulated) => {
    const { cases, fits, rounds } = simulateGame(simulated, 3_000);

    it('return what the sheet says, for every way to bet', () => {
      const off = cases.filter(
        ({ measured, expected, error }) => normalPValue((measured - expected) / error) < P_LEAST,
      );
      expect(off).toEqual([]);
      expect(rounds).toBeGreaterThanOrEqual(3_000);
    });

    it('draw every number, and win every prize, as often as they should', () => {
      expect(fits.filter(({ p }) => p < P_LEAST)).toEqual([]);
      expect(fits.length).toBeGreaterThan(0);
    });
  },
);

describe('fitTest', () => {
  it('finds counts that do not fit, and takes rare cells together', () => {
    expect(fitTest([500, 500], [0.5, 0.5])).toEqual({ cells: 2, p: 1 });
    expect(fitTest([600, 400], [0.5, 0.5]).p).toBeLessThan(1e-9);
    expect(fitTest([94, 2, 2, 2], [0.94, 0.02, 0.02, 0.02])).toEqual({ cells: 2, p: 1 });
    expect(fitTest([99, 1], [0.99, 0.01])).toEqual({ cells: 1, p: 1 });
  });
});
