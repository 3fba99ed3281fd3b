import { type Fraction, fraction, isLess } from '@ikka/money';

/**
 * What is deducted from winnings when a runner is withdrawn, in hundredths, by its odds to one at that moment (SP5): Tattersalls'
 * Rule 4(c), in which 30/100 stands for odds of 3/10 and so on.
 */
const deductions: readonly (readonly [won: number, staked: number, percent: number])[] = [
  [1, 9, 90],
  [2, 11, 85],
  [1, 4, 80],
  [3, 10, 75],
  [2, 5, 70],
  [8, 15, 65],
  [8, 13, 60],
  [4, 5, 55],
  [20, 21, 50],
  [1, 1, 45],
  [5, 4, 40],
  [13, 8, 35],
  [15, 8, 30],
  [5, 2, 25],
  [10, 3, 20],
  [9, 2, 15],
  [6, 1, 10],
  [10, 1, 5],
];
const longest = fraction(15n, 1n);

/** Hundredths of the winnings that a withdrawn runner at these decimal odds takes; no sum of them passes 90. */
export function ruleFour(odds: Fraction): number {
  const won: Fraction = { numerator: odds.numerator - odds.denominator, denominator: odds.denominator };
  if (!isLess(won, { numerator: longest.numerator, denominator: 1n })) return 0;
  const row = deductions.findLast(([a, b]) => !isLess(won, fraction(BigInt(a), BigInt(b))));
  return row?.[2] ?? 90;
}
