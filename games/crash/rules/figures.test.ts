import { describe, expect, it } from 'vitest';
import { pointOf } from './draw-point.ts';
import { flightMs, multiplierAt, timeTo } from './flight.ts';
import { CASH_OUT_MAX, CASH_OUT_MIN, drawsReaching, returnAt, rtp } from './sheet.ts';

const draws = 2n ** 52n;
const asNumber = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

describe('the figures of crash', () => {
  it('[C6] are the published ones', () => {
    const chance = (multiplier: number) => Number((drawsReaching(multiplier) * 10n ** 12n) / draws) / 1e12;
    expect(chance(200)).toBeCloseTo(0.495, 11);
    expect(chance(1_000)).toBeCloseTo(0.099, 11);
    expect(1 - chance(101)).toBeCloseTo(0.0198019802, 10);
  });

  it('[C6] return 99 % at every cash-out, to less than one draw of 2^52', () => {
    let [shortest, at] = [-1n, 0];
    for (let multiplier = CASH_OUT_MIN; multiplier <= CASH_OUT_MAX; multiplier += 1) {
      const short = 99n * draws - drawsReaching(multiplier) * BigInt(multiplier);
      if (short < 0n || short >= BigInt(multiplier)) expect.fail(`at ${multiplier}: ${short}`);
      if (short > shortest) [shortest, at] = [short, multiplier];
    }
    expect([shortest, at]).toEqual([999_504n, 999_900]);
    expect(asNumber(rtp)).toBeCloseTo(0.99, 9);
    expect(rtp.numerator * 100n <= rtp.denominator * 99n).toBe(true);
    expect(returnAt(at)).toEqual(rtp);
  });

  it('[C6] count the draws that the code of the draw gives, on both sides of every border', () => {
    for (const multiplier of [101, 102, 117, 150, 199, 200, 201, 333, 1_000, 9_999, 99_999, 1_000_000]) {
      // Draws rise with u: the last `drawsReaching` of them reach the multiplier, and the one before does not.
      const first = draws - drawsReaching(multiplier);
      expect(pointOf(Number(first))).toBeGreaterThanOrEqual(multiplier);
      expect(pointOf(Number(first - 1n))).toBeLessThan(multiplier);
    }
  });

  it('[C2] rise without a step back, through every hundredth, in whole numbers that a double holds', () => {
    let before = 100;
    for (let ms = 0; ms <= timeTo(CASH_OUT_MAX); ms += 1) {
      const now = multiplierAt(ms);
      if (now < before) expect.fail(`at ${ms} ms: ${now} after ${before}`);
      before = now;
    }
    expect(before).toBe(CASH_OUT_MAX);
    expect(multiplierAt(10 ** 9)).toBe(CASH_OUT_MAX);
    expect([0, 1_000, 11_356, 37_728].map(multiplierAt)).toEqual([100, 106, 199, 1_000]);
    expect(timeTo(200)).toBe(11_357);
  });

  it('[C2] find the first millisecond of each multiplier', () => {
    for (let multiplier = CASH_OUT_MIN; multiplier < 3_000; multiplier += 1) {
      const ms = timeTo(multiplier);
      expect(multiplierAt(ms)).toBeGreaterThanOrEqual(multiplier);
      expect(multiplierAt(ms - 1)).toBeLessThan(multiplier);
    }
  });

  it('[C3] let the point itself be cashed, and nothing above it', () => {
    expect(flightMs(100)).toBe(0);
    for (const point of [101, 102, 150, 200, 1_234, 99_999]) {
      expect(multiplierAt(flightMs(point) - 1)).toBe(point);
      expect(multiplierAt(flightMs(point))).toBeGreaterThan(point);
    }
    for (const point of [CASH_OUT_MAX, CASH_OUT_MAX + 1, 99 * 2 ** 52]) {
      expect(flightMs(point)).toBe(timeTo(CASH_OUT_MAX));
    }
  });
});
