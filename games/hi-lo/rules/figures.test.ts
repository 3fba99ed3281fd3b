import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { exactMultiplier, multiplierOf, winningRanks, wins } from './odds.ts';
import { ENDS_AT, GUESSES_MOST, RANK_COUNT, rtp, SKIPS_MOST } from './sheet.ts';

const ranks = Array.from({ length: RANK_COUNT }, (_, at) => at + 1);
const bids = ['higher', 'lower', 'same'] as const;
const isLess = (a: Fraction, b: Fraction) => a.numerator * b.denominator < b.numerator * a.denominator;

/** The exact return of guesses that win on so many ranks each, when all of them are made before cashing out. */
const returnOf = (won: readonly number[]): Fraction => {
  const chance = won.reduce((product, count) => product * BigInt(count), 1n);
  return fraction(chance * BigInt(multiplierOf(won)), BigInt(RANK_COUNT) ** BigInt(won.length) * 10_000n);
};

describe('the figures of hi-lo', () => {
  it.each([
    [7, 'higher', 7],
    [7, 'lower', 7],
    [2, 'higher', 12],
    [2, 'lower', 2],
    [12, 'higher', 2],
    [12, 'lower', 12],
    [1, 'higher', 12],
    [1, 'same', 1],
    [1, 'lower', 0],
    [13, 'lower', 12],
    [13, 'same', 1],
    [13, 'higher', 0],
    [7, 'same', 0],
  ] as const)('[H3] on rank %i %s wins on %i of 13', (rank, guess, count) => {
    expect(winningRanks(rank, guess)).toBe(count);
  });

  it('[H3] wins on as many ranks as it says, whatever lies', () => {
    for (const rank of ranks) {
      for (const guess of bids) {
        expect(ranks.filter((next) => wins(rank, guess, next))).toHaveLength(winningRanks(rank, guess));
      }
    }
  });

  it('[H4] pays what the sheet says for rank 7: 0.99 times 13 over 7', () => {
    const { numerator, denominator } = exactMultiplier([7]);
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(1.838571, 6);
    expect(multiplierOf([7])).toBe(18_385);
  });

  it('[H4] takes the edge once a round: exactly 99 of 100 before rounding, however long it is', () => {
    for (const won of [[1], [7], [12, 12], [7, 2, 12, 1], Array.from({ length: 40 }, () => 12)]) {
      const { numerator, denominator } = exactMultiplier(won);
      const chance = won.reduce((product, count) => product * BigInt(count), 1n);
      expect(fraction(numerator * chance, denominator * 13n ** BigInt(won.length))).toEqual(
        fraction(99n, 100n),
      );
    }
  });

  it('[H8] has the published return as its least, over every way to play', () => {
    // Rounding takes less than 0.0001 of what a round stands at: from 1.3 times on that is a smaller share than the least found.
    let least = fraction(1n, 1n);
    const walk = (most: number, won: readonly number[]) => {
      if (won.length > 0) {
        const one = returnOf(won);
        if (isLess(one, least)) least = one;
        if (multiplierOf(won) > 13_000) return;
      }
      for (let count = most; count >= 1; count -= 1) walk(count, [...won, count]);
    };
    walk(RANK_COUNT - 1, []);
    expect(least).toEqual(rtp);
    expect(0.99 * (1 - 0.0001 / 1.3)).toBeGreaterThan(Number(rtp.numerator) / Number(rtp.denominator));
    expect(returnOf([12, 12, 12])).toEqual(rtp);
  });

  it('[H6] is over before it has more guesses than a record holds', () => {
    const longest = Array.from({ length: GUESSES_MOST - SKIPS_MOST }, () => 12);
    expect(multiplierOf(longest)).toBeGreaterThanOrEqual(ENDS_AT);
  });
});
