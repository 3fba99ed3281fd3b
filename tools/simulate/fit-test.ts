import { chiSquarePValue } from '../fairness/chi-square.ts';

/** Fewer expected in a cell than this, and the chi-square distribution does not describe it: it joins the others that are so. */
const EXPECTED_LEAST = 5;

/** How well something fits what it should be: the p-value of a chi-square test. */
export interface Fit {
  readonly name: string;
  readonly cells: number;
  readonly p: number;
}

/**
 * The chi-square test of counts against the chance of each cell. Cells too rare for it are judged together, and left out where
 * even together they are; `cells` says how many were compared. One cell alone always fits.
 */
export function fitTest(counts: ArrayLike<number>, chances: readonly number[]): Omit<Fit, 'name'> {
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0);
  let [statistic, cells, rareCount, rareExpected] = [0, 0, 0, 0];
  for (const [cell, chance] of chances.entries()) {
    const expected = chance * total;
    if (expected < EXPECTED_LEAST) {
      rareCount += counts[cell] as number;
      rareExpected += expected;
    } else {
      statistic += ((counts[cell] as number) - expected) ** 2 / expected;
      cells += 1;
    }
  }
  if (rareExpected >= EXPECTED_LEAST) {
    statistic += (rareCount - rareExpected) ** 2 / rareExpected;
    cells += 1;
  }
  return { cells, p: cells < 2 ? 1 : chiSquarePValue(statistic, cells - 1) };
}
