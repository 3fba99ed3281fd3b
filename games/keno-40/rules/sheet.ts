import { type Fraction, fraction } from '@ikka/money';

/** [K1] Numbers in the drum, and how many of them are drawn. */
export const NUMBER_COUNT = 40;
export const DRAWN_COUNT = 10;
/** [K2] At most so many numbers are picked. */
export const PICKS_MAX = 10;
/** [K2] How far the prizes lie apart. */
export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

type Pays = Readonly<Record<number, number>>;

/**
 * [K4] What so many hits pay, in hundredths of the stake; hits that are not named pay nothing. One line for each number of
 * picks, from 1 to 10.
 */
const tables: Readonly<Record<Risk, readonly Pays[]>> = {
  low: [
    { 0: 70, 1: 186 },
    { 1: 182, 2: 500 },
    { 1: 77, 2: 350, 3: 1_400 },
    { 1: 49, 2: 190, 3: 750, 4: 3_000 },
    { 1: 29, 2: 120, 3: 450, 4: 1_600, 5: 6_000 },
    { 2: 92, 3: 300, 4: 1_000, 5: 3_500, 6: 12_000 },
    { 2: 57, 3: 200, 4: 650, 5: 2_000, 6: 6_500, 7: 20_000 },
    { 2: 49, 3: 140, 4: 400, 5: 1_200, 6: 3_500, 7: 10_000, 8: 30_000 },
    { 2: 41, 3: 105, 4: 285, 5: 750, 6: 2_100, 7: 5_500, 8: 15_000, 9: 40_000 },
    { 3: 94, 4: 235, 5: 600, 6: 1_400, 7: 3_500, 8: 8_500, 9: 20_000, 10: 50_000 },
  ],
  medium: [
    { 1: 396 },
    { 1: 160, 2: 649 },
    { 2: 368, 3: 4_000 },
    { 2: 174, 3: 1_100, 4: 8_000 },
    { 2: 82, 3: 500, 4: 3_000, 5: 20_000 },
    { 3: 338, 4: 1_600, 5: 8_000, 6: 40_000 },
    { 3: 195, 4: 850, 5: 3_500, 6: 14_000, 7: 60_000 },
    { 3: 129, 4: 500, 5: 1_800, 6: 6_500, 7: 22_000, 8: 80_000 },
    { 4: 469, 5: 1_300, 6: 4_000, 7: 11_000, 8: 31_000, 9: 90_000 },
    { 4: 321, 5: 800, 6: 2_100, 7: 5_500, 8: 15_000, 9: 38_000, 10: 100_000 },
  ],
  high: [
    { 1: 396 },
    { 2: 1_716 },
    { 2: 191, 3: 6_000 },
    { 3: 1_346, 4: 20_000 },
    { 3: 487, 4: 4_500, 5: 45_000 },
    { 4: 2_837, 5: 14_000, 6: 71_000 },
    { 4: 1_362, 5: 5_000, 6: 20_000, 7: 80_000 },
    { 5: 5_971, 6: 15_000, 7: 36_000, 8: 90_000 },
    { 5: 2_918, 6: 7_000, 7: 17_000, 8: 41_000, 9: 100_000 },
    { 5: 1_649, 6: 3_500, 7: 8_500, 8: 19_000, 9: 44_000, 10: 100_000 },
  ],
};

/** [K4] What so many hits of so many picks pay for one, in ten-thousandths. */
export function multiplierOf(risk: Risk, picks: number, hits: number): number {
  return (tables[risk][picks - 1]?.[hits] ?? 0) * 100;
}

/** [K3] How many of the C(40, picks) equally likely sets of picks hit so often: C(10, hits) · C(30, picks - hits). */
export function waysToHit(picks: number, hits: number): number {
  return choose(DRAWN_COUNT, hits) * choose(NUMBER_COUNT - DRAWN_COUNT, picks - hits);
}

/** All sets of so many picks. */
export function setsOf(picks: number): number {
  return choose(NUMBER_COUNT, picks);
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** [K5] The least return of all choices: seven picks at low risk. */
export const rtp: Fraction = fraction(61_334_263n, 62_145_200n);
/** [K5] The greatest: one pick at any risk. */
export const greatestReturn: Fraction = fraction(99n, 100n);
