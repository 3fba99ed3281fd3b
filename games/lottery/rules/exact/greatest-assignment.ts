/**
 * The greatest sum of weights where each row takes at most one column and no column is taken twice: what several positions of a draw
 * without repeats can win at most together. `weights[row][column]`; no more than eleven columns.
 */
export function greatestAssignment(weights: readonly (readonly number[])[]): number {
  const columns = weights[0]?.length ?? 0;
  let best = new Map<number, number>([[0, 0]]);
  for (const row of weights) {
    const next = new Map(best);
    for (const [taken, sum] of best) {
      for (let column = 0; column < columns; column += 1) {
        const weight = row[column] ?? 0;
        const bit = 1 << column;
        if (weight === 0 || (taken & bit) !== 0) continue;
        next.set(taken | bit, Math.max(next.get(taken | bit) ?? 0, sum + weight));
      }
    }
    best = next;
  }
  return Math.max(...best.values());
}
