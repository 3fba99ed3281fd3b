import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { chanceOf, exactMultiplier, multiplierOf, returnOf } from './multiplier.ts';
import { settleRound } from './play-round.ts';
import { MINES_MAX, MINES_MIN, rtp, TILE_COUNT } from './sheet.ts';

const rounds = Array.from({ length: MINES_MAX }, (_, at) => MINES_MIN + at).flatMap((mines) =>
  Array.from({ length: TILE_COUNT - mines }, (_, at) => ({ mines, picks: at + 1 })),
);
const isLess = (a: Fraction, b: Fraction) => a.numerator * b.denominator < b.numerator * a.denominator;
const asNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);

describe('the figures of mines', () => {
  it.each([
    [1, 1, fraction(24n, 25n), 1.03125, 10_312],
    [3, 3, fraction(77n, 115n), 1.47857143, 14_785],
    [3, 5, fraction(57n, 115n), 1.99736842, 19_973],
    [5, 5, fraction(2_584n, 8_855n), 3.39258901, 33_925],
    [10, 5, fraction(13n, 230n), 17.51538462, 175_153],
    [24, 1, fraction(1n, 25n), 24.75, 247_500],
  ])('[M4] %i mines and %i picks agree with the sheet', (mines, picks, chance, exact, paid) => {
    expect(chanceOf(mines, picks)).toEqual(chance);
    expect(asNumber(exactMultiplier(mines, picks))).toBeCloseTo(exact, 8);
    expect(multiplierOf(mines, picks)).toBe(paid);
  });

  it('[M4] returns exactly 99 of 100 before the multiplier is rounded, wherever one stops', () => {
    for (const { mines, picks } of rounds) {
      const [chance, exact] = [chanceOf(mines, picks), exactMultiplier(mines, picks)];
      expect(fraction(chance.numerator * exact.numerator, chance.denominator * exact.denominator)).toEqual(
        fraction(99n, 100n),
      );
    }
  });

  it('[M4] pays more for every further pick, and more than the stake from the first', () => {
    for (const { mines, picks } of rounds) {
      expect(multiplierOf(mines, picks)).toBeGreaterThan(
        picks === 1 ? 10_000 : multiplierOf(mines, picks - 1),
      );
    }
  });

  it('[M6] has the published return as its least, and never more than 99 %', () => {
    const returns = rounds.map(({ mines, picks }) => returnOf(mines, picks));
    expect(returns.reduce((a, b) => (isLess(b, a) ? b : a))).toEqual(rtp);
    expect(returns.reduce((a, b) => (isLess(a, b) ? b : a))).toEqual(fraction(99n, 100n));
    expect(returnOf(1, 2)).toEqual(rtp);
  });

  it('[M6] enumerates the return of two mines and three picks over every board with the rules that pay', () => {
    const choice = { mines: 2, picks: [24, 0, 7] };
    let [paid, boards] = [0n, 0n];
    for (let first = 0; first < TILE_COUNT; first += 1) {
      for (let second = 0; second < first; second += 1) {
        boards += 1n;
        paid += settleRound(10_000n, choice, { laid: [first, second] });
      }
    }
    expect(fraction(paid, boards * 10_000n)).toEqual(returnOf(2, 3));
  });
});
