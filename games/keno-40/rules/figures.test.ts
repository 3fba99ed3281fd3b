import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import type { KenoChoice } from './choice.ts';
import { presentRound } from './present-round.ts';
import { hitPrizes } from './prizes.ts';
import { settleRound } from './settle-round.ts';
import { greatestReturn, NUMBER_COUNT, PICKS_MAX, risks, rtp, setsOf, waysToHit } from './sheet.ts';

const choices: readonly KenoChoice[] = risks.flatMap((risk) =>
  Array.from({ length: PICKS_MAX }, (_, at) => ({
    picks: Array.from({ length: at + 1 }, (_none, index) => index + 1),
    risk,
  })),
);
const isLess = (a: Fraction, b: Fraction) => a.numerator * b.denominator < b.numerator * a.denominator;

function returnOf(choice: KenoChoice): Fraction {
  const paid = hitPrizes(choice).reduce(
    (sum, { multiplier, ways }) => sum + BigInt(multiplier) * BigInt(ways),
    0n,
  );
  return fraction(paid, 10_000n * BigInt(setsOf(choice.picks.length)));
}

/** Calls with every set of k of the numbers 1 to n, rising. */
function eachSet(n: number, k: number, call: (set: readonly number[]) => void): void {
  const set: number[] = [];
  const grow = (from: number) => {
    if (set.length === k) return call(set);
    for (let next = from; next <= n - (k - set.length - 1); next += 1) {
      set.push(next);
      grow(next + 1);
      set.pop();
    }
  };
  grow(1);
}

describe('the figures of keno 40', () => {
  it('[K3] counts every set of picks once', () => {
    for (let picks = 1; picks <= PICKS_MAX; picks += 1) {
      const ways = Array.from({ length: picks + 1 }, (_, hits) => waysToHit(picks, hits));
      expect(ways.reduce((sum, one) => sum + one, 0)).toBe(setsOf(picks));
    }
    expect(setsOf(10)).toBe(847_660_528);
    expect(waysToHit(10, 10)).toBe(1);
  });

  it.each([
    ['low', 7, 61_334_263n, 62_145_200n],
    ['low', 10, 1_674_964_699n, 1_695_321_056n],
    ['medium', 5, 36_123n, 36_556n],
    ['medium', 10, 1_676_518_247n, 1_695_321_056n],
    ['high', 2, 99n, 100n],
    ['high', 10, 10_485_897_911n, 10_595_756_600n],
  ] as const)('[K5] at %s risk %i picks return %i of %i', (risk, picks, numerator, denominator) => {
    const choice = choices.find((one) => one.risk === risk && one.picks.length === picks);
    expect(choice && returnOf(choice)).toEqual({ numerator, denominator });
  });

  it('[K5] has the published returns as its least and its greatest', () => {
    const returns = choices.map(returnOf);
    expect(returns.reduce((a, b) => (isLess(b, a) ? b : a))).toEqual(rtp);
    expect(returns.reduce((a, b) => (isLess(a, b) ? b : a))).toEqual(greatestReturn);
  });

  it.each([1, 2, 3, 4])('[K3, K4] enumerates all sets of %i picks with the rules that pay', (count) => {
    const drawn = [3, 8, 11, 12, 19, 24, 25, 31, 36, 40];
    const stake = 10_000n;
    for (const risk of risks) {
      let paid = 0n;
      eachSet(NUMBER_COUNT, count, (picks) => {
        paid += settleRound(stake, { picks, risk }, { drawn });
      });
      const choice = { risk, picks: Array.from({ length: count }, (_, index) => index + 1) };
      expect(fraction(paid, stake * BigInt(setsOf(count)))).toEqual(returnOf(choice));
    }
  });

  it('[K4] never pays less for more hits, once hits pay', () => {
    for (const choice of choices) {
      const paid = hitPrizes(choice).map(({ multiplier }) => multiplier);
      expect(paid).toEqual([...paid].sort((a, b) => a - b));
      expect(paid.at(-1)).toBeGreaterThan(10_000);
    }
  });

  it('[K3, K4] tells hits in the order in which they came, and rounds a payout down', () => {
    const drawn = [40, 1, 7, 12, 33, 2, 18, 25, 9, 30];
    const choice: KenoChoice = { picks: [1, 2, 3, 40], risk: 'low' };
    expect(presentRound(choice, { drawn })).toEqual({ hits: [40, 1, 2], multiplier: 75_000 });
    expect(settleRound(2_500n, choice, { drawn })).toBe(18_750n);
    expect(settleRound(1n, choice, { drawn })).toBe(7n);
    expect(settleRound(2_500n, { picks: [3, 4], risk: 'high' }, { drawn })).toBe(0n);
  });
});
