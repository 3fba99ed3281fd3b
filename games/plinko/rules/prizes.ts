import type { PlinkoChoice } from './choice.ts';
import { bucketMultipliers, pathsTo } from './sheet.ts';

/** [P4] What a choice can win, the greatest first, with the number of paths of 2^rows that win it. */
export function prizePaths({ rows, risk }: PlinkoChoice): ReadonlyMap<number, number> {
  const paths = new Map<number, number>();
  for (const [bucket, multiplier] of bucketMultipliers(rows, risk).entries()) {
    paths.set(multiplier, (paths.get(multiplier) ?? 0) + pathsTo(bucket, rows));
  }
  return new Map([...paths].sort(([a], [b]) => b - a));
}
