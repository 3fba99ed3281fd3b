import { describe, expect, it } from 'vitest';
import { COINS_PER_STAKE, lines, strips } from './sheet.ts';

describe('the sheet', () => {
  it('[K1] has five strips of 32 positions, wilds on reels 2 to 4 alone, scatters on every reel', () => {
    expect(strips.map((strip) => strip.length)).toEqual([32, 32, 32, 32, 32]);
    const countOf = (symbol: string) =>
      strips.map((strip) => strip.filter((shown) => shown === symbol).length);
    expect(countOf('S')).toEqual([1, 1, 1, 1, 2]);
    expect(countOf('W')).toEqual([0, 2, 3, 3, 0]);
  });

  it('[K6] never shows two scatters on one reel', () => {
    for (const strip of strips) {
      for (const stop of strip.keys()) {
        const shown = [0, 1, 2].map((row) => strip[(stop + row) % strip.length]);
        expect(shown.filter((symbol) => symbol === 'S').length).toBeLessThanOrEqual(1);
      }
    }
  });

  it('[K2, K3] has 25 different lines of five rows, one coin each', () => {
    expect(lines).toHaveLength(COINS_PER_STAKE);
    expect(new Set(lines.map((rows) => rows.join(''))).size).toBe(COINS_PER_STAKE);
    for (const rows of lines)
      expect(rows.every((row) => row >= 0 && row <= 2) && rows.length === 5).toBe(true);
  });
});
