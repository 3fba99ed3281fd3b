import type { SimulatedCase } from '@ikka/game-kit';
import { prizePaths, ROWS_MAX, ROWS_MIN, risks } from './rules/index.ts';

const rowCounts = Array.from({ length: ROWS_MAX - ROWS_MIN + 1 }, (_, index) => ROWS_MIN + index);

/** Every board at every risk. */
export const cases: readonly SimulatedCase[] = risks.flatMap((risk) =>
  rowCounts.map((rows) => ({
    name: `${risk} ${rows}`,
    choice: { rows, risk },
    prizes: prizePaths({ rows, risk }),
  })),
);
