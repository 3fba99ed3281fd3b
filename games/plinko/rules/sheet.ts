import { type Fraction, fraction } from '@ikka/money';

/** [P2] Rows that may be chosen. */
export const ROWS_MIN = 8;
export const ROWS_MAX = 16;
/** [P2] How far the prizes lie apart. */
export const risks = ['low', 'medium', 'high'] as const;
export type Risk = (typeof risks)[number];

/**
 * [P4] What a bucket pays, in tenths of the stake, from the first bucket to the middle one; the other side is its mirror. One
 * line for each number of rows, from 8 to 16.
 */
const halves: Readonly<Record<Risk, readonly (readonly number[])[]>> = {
  low: [
    [56, 21, 11, 10, 5],
    [56, 20, 16, 10, 7],
    [89, 30, 14, 11, 10, 5],
    [84, 30, 19, 13, 10, 7],
    [100, 30, 16, 14, 11, 10, 5],
    [81, 40, 30, 19, 12, 9, 7],
    [71, 40, 19, 14, 13, 11, 10, 5],
    [150, 80, 30, 20, 15, 11, 10, 7],
    [160, 90, 20, 14, 14, 12, 11, 10, 5],
  ],
  medium: [
    [130, 30, 13, 7, 4],
    [180, 40, 17, 9, 5],
    [220, 50, 20, 14, 6, 4],
    [240, 60, 30, 18, 7, 5],
    [330, 110, 40, 20, 11, 6, 3],
    [430, 130, 60, 30, 13, 7, 4],
    [580, 150, 70, 40, 19, 10, 5, 2],
    [880, 180, 110, 50, 30, 13, 5, 3],
    [1100, 410, 100, 50, 30, 15, 10, 5, 3],
  ],
  high: [
    [290, 40, 15, 3, 2],
    [430, 70, 20, 6, 2],
    [760, 100, 30, 9, 3, 2],
    [1200, 140, 52, 14, 4, 2],
    [1700, 240, 81, 20, 7, 2, 2],
    [2600, 370, 110, 40, 10, 2, 2],
    [4200, 560, 180, 50, 19, 3, 2, 2],
    [6200, 830, 270, 80, 30, 5, 2, 2],
    [10000, 1300, 260, 90, 40, 20, 2, 2, 2],
  ],
};

const whole = (half: readonly number[], at: number): readonly number[] => {
  const rows = ROWS_MIN + at;
  return Array.from({ length: rows + 1 }, (_, k) => (half[Math.min(k, rows - k)] ?? 0) * 1_000);
};
const wholes: typeof halves = {
  low: halves.low.map(whole),
  medium: halves.medium.map(whole),
  high: halves.high.map(whole),
};

/** [P4] What each bucket pays for one, in ten-thousandths, from the left. */
export const bucketMultipliers = (rows: number, risk: Risk): readonly number[] =>
  wholes[risk][rows - ROWS_MIN] ?? [];

/** [P3] How many of the 2^rows paths end in a bucket: the binomial coefficient. */
export function pathsTo(bucket: number, rows: number): number {
  let paths = 1;
  for (let i = 1; i <= bucket; i += 1) paths = (paths * (rows - bucket + i)) / i;
  return paths;
}

/** [P5] The least return of all choices: 8 or 10 rows at medium risk. */
export const rtp: Fraction = fraction(633n, 640n);
/** [P5] The greatest: 11 rows at high risk. */
export const greatestReturn: Fraction = fraction(5_077n, 5_120n);
