import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import type { PlinkoChoice } from './choice.ts';
import { presentRound } from './present-round.ts';
import { prizePaths } from './prizes.ts';
import { settleRound } from './settle-round.ts';
import { bucketMultipliers, greatestReturn, ROWS_MAX, ROWS_MIN, risks, rtp } from './sheet.ts';

const choices: readonly PlinkoChoice[] = risks.flatMap((risk) =>
  Array.from({ length: ROWS_MAX - ROWS_MIN + 1 }, (_, at) => ({ rows: ROWS_MIN + at, risk })),
);
const isLess = (a: Fraction, b: Fraction) => a.numerator * b.denominator < b.numerator * a.denominator;

function returnOf(choice: PlinkoChoice): Fraction {
  let paid = 0n;
  for (const [multiplier, paths] of prizePaths(choice)) paid += BigInt(multiplier) * BigInt(paths);
  return fraction(paid, 10_000n * 2n ** BigInt(choice.rows));
}

describe('the figures of plinko', () => {
  it.each([
    [8, 'low', 1_267n, 1_280n],
    [8, 'medium', 633n, 640n],
    [8, 'high', 317n, 320n],
    [12, 'low', 20_271n, 20_480n],
    [12, 'medium', 20_273n, 20_480n],
    [12, 'high', 20_299n, 20_480n],
    [16, 'low', 324_399n, 327_680n],
    [16, 'medium', 64_873n, 65_536n],
    [16, 'high', 162_163n, 163_840n],
  ] as const)('[P5] %i rows at %s risk return what the sheet says', (rows, risk, numerator, denominator) => {
    expect(returnOf({ rows, risk })).toEqual({ numerator, denominator });
  });

  it('[P5] has the published returns as its least and its greatest', () => {
    const returns = choices.map(returnOf);
    expect(returns.reduce((a, b) => (isLess(b, a) ? b : a))).toEqual(rtp);
    expect(returns.reduce((a, b) => (isLess(a, b) ? b : a))).toEqual(greatestReturn);
  });

  it.each(choices)(
    '[P3, P4] enumerates $rows rows at $risk risk over all paths, with the rules that pay',
    (choice) => {
      const { rows } = choice;
      const stake = 10_000n;
      let paid = 0n;
      const path = new Array<number>(rows).fill(0);
      for (let bits = 0; bits < 2 ** rows; bits += 1) {
        for (let row = 0; row < rows; row += 1) path[row] = (bits >> row) & 1;
        paid += settleRound(stake, choice, { path });
      }
      expect(fraction(paid, stake * 2n ** BigInt(rows))).toEqual(returnOf(choice));
    },
  );

  it('[P4] is the same from both sides, and never rises toward the middle', () => {
    for (const { rows, risk } of choices) {
      const paid = bucketMultipliers(rows, risk);
      expect(paid).toHaveLength(rows + 1);
      expect(paid).toEqual([...paid].reverse());
      const half = paid.slice(0, Math.floor(rows / 2) + 1);
      expect(half).toEqual([...half].sort((a, b) => b - a));
    }
  });

  it.each([
    [2_500n, 29, 72_500n],
    [1n, 0.2, 0n],
    [7n, 1.5, 10n],
    [200n, 0.3, 60n],
  ])('[P4] a stake of %i at %f pays %i, rounded down to the smallest unit', (stake, multiplier, paid) => {
    const bucket = bucketMultipliers(8, 'high').indexOf(multiplier * 10_000);
    const path = Array.from({ length: 8 }, (_, row) => (row < bucket ? 1 : 0));
    expect(settleRound(stake, { rows: 8, risk: 'high' }, { path })).toBe(paid);
  });

  it('[P3] refuses a path of other rows than were chosen', () => {
    const path = Array.from({ length: 8 }, () => 0);
    expect(() => presentRound({ rows: 9, risk: 'low' }, { path })).toThrow(TypeError);
  });
});
