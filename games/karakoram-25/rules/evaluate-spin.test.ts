import { describe, expect, it } from 'vitest';
import { countCycle, type ReelPair } from './count-cycle.ts';
import { evaluateSpin, type SpinResult } from './evaluate-spin.ts';
import { STOP_COUNT } from './sheet.ts';
import type { Stops } from './window.ts';

/** Line wins as `line symbol×count=coins`. */
const linesOf = (result: SpinResult): string[] =>
  result.lineWins.map(({ line, symbol, count, coins }) => `${line} ${symbol}×${count}=${coins}`);

describe('evaluateSpin', () => {
  it.each<{ stops: Stops; coins: number; lines: string[]; scatters: number }>([
    {
      stops: [10, 0, 4, 3, 2],
      coins: 83,
      lines: ['6 K×3=8', '7 4×3=15', '10 J×3=5', '21 4×4=40', '25 4×3=15'],
      scatters: 1,
    },
    { stops: [0, 3, 29, 31, 11], coins: 75, lines: ['2 K×4=25', '6 K×4=25', '21 K×4=25'], scatters: 0 },
    { stops: [11, 25, 6, 2, 9], coins: 80, lines: ['15 4×4=40', '22 4×4=40'], scatters: 1 },
    { stops: [22, 27, 13, 23, 0], coins: 50, lines: [], scatters: 3 },
    { stops: [21, 30, 8, 12, 26], coins: 123, lines: ['12 A×3=8', '18 A×4=25', '23 4×4=40'], scatters: 3 },
    { stops: [0, 0, 0, 0, 0], coins: 0, lines: [], scatters: 1 },
  ])('[K3–K6] pays $coins coins at $stops', ({ stops, coins, lines, scatters }) => {
    const result = evaluateSpin(stops);
    expect(linesOf(result)).toEqual(lines);
    expect(result.scatters).toHaveLength(scatters);
    expect(result.coins).toBe(coins);
    expect(result.freeSpinsAwarded).toBe(scatters >= 3 ? 10 : 0);
  });

  it('[K1] shows the stop and the two positions after it, and goes on at the start of the strip', () => {
    const { window } = evaluateSpin([31, 30, 29, 31, 30]);
    expect(window.map((column) => column.join(''))).toEqual(['2K3', 'JAW', 'KK1', 'K3Q', 'J14']);
  });

  it('[K3] names the cells of a win from the first reel on, by the rows of its line', () => {
    const win = evaluateSpin([11, 25, 6, 2, 9]).lineWins[0];
    expect(win?.cells).toEqual([
      { reel: 0, row: 1 },
      { reel: 1, row: 1 },
      { reel: 2, row: 2 },
      { reel: 3, row: 1 },
    ]);
  });

  it('[K6] pays scatters by the total stake: 50 coins for three', () => {
    const result = evaluateSpin([22, 27, 13, 23, 0]);
    expect(result.scatterCoins).toBe(50);
    for (const { reel, row } of result.scatters) expect(result.window[reel]?.[row]).toBe('S');
  });

  it('[K3–K6] agrees with the independent count on a million stops that use each stop of every reel', () => {
    const pairs = Array.from(
      { length: STOP_COUNT },
      (_, stop): ReelPair => [stop, (stop * 7 + 3) % STOP_COUNT],
    );
    const evaluated = countCycle([]);
    for (const [s1, s2] of pairs) countEvaluated(evaluated, s1, s2);
    expect(evaluated).toEqual(countCycle(pairs));
  });

  it('throws on a stop that no reel has', () => {
    expect(() => evaluateSpin([0, 0, 0, 0, 32])).toThrow(RangeError);
  });
});

function countEvaluated(counts: readonly Uint32Array[], s1: number, s2: number): void {
  for (let rest = 0; rest < STOP_COUNT ** 3; rest += 1) {
    const result = evaluateSpin([s1, s2, rest >> 10, (rest >> 5) % STOP_COUNT, rest % STOP_COUNT]);
    const row = counts[result.scatters.length] as Uint32Array;
    const lineCoins = result.coins - result.scatterCoins;
    row[lineCoins] = (row[lineCoins] as number) + 1;
  }
}
