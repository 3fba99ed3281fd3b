import { describe, expect, it } from 'vitest';
import { choose, chooseExactly } from './choose.ts';
import { greatestAssignment } from './greatest-assignment.ts';

describe('exact counts', () => {
  it('of choices agree with Pascal’s triangle', () => {
    let row = [1n];
    for (let n = 0; n <= 55; n += 1) {
      for (const [k, ways] of row.entries()) {
        expect(chooseExactly(n, k)).toBe(ways);
        if (ways < 2n ** 53n) expect(BigInt(choose(n, k))).toBe(ways);
      }
      row = [1n, ...row.map((ways, k) => ways + (row[k + 1] ?? 0n))];
    }
    expect([choose(3, 4), choose(3, -1), choose(-1, 0)]).toEqual([0, 0, 0]);
  });

  it('the greatest assignment is the best of all permutations', () => {
    const best = (rows: readonly (readonly number[])[], taken: readonly number[] = []): number => {
      const [row, ...rest] = rows;
      if (row === undefined) return 0;
      const free = row.map((weight, column) =>
        taken.includes(column) ? 0 : weight + best(rest, [...taken, column]),
      );
      return Math.max(best(rest, taken), ...free);
    };
    for (let seed = 1; seed <= 40; seed += 1) {
      const rows = [0, 1, 2, 3, 4].map((row) =>
        [0, 1, 2, 3, 4, 5].map((column) => (seed * (row + 3) * (column + 5)) % 3),
      );
      expect(greatestAssignment(rows)).toBe(best(rows));
    }
  });
});
