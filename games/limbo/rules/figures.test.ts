import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { multiplierOf, winningWords, wins } from './choice.ts';
import { pointOf } from './draw-round.ts';
import { presentRound } from './present-round.ts';
import { settleRound } from './settle-round.ts';
import { greatestReturn, POINT_OF_ONE, rtp, TARGET_MAX, TARGET_MIN, WORD_COUNT } from './sheet.ts';

/** The return of a target: the words that win times what they pay. */
function returnOf(target: number): Fraction {
  const paid = BigInt(winningWords({ target })) * BigInt(multiplierOf({ target }));
  return fraction(paid, BigInt(WORD_COUNT) * 10_000n);
}

/** All targets to 200.00, and from there so many that every size is among them; the first and last of all. */
const targets = [
  ...Array.from({ length: 19_900 }, (_, at) => TARGET_MIN + at),
  ...Array.from({ length: 20_000 }, (_, at) => Math.floor(20_001 * 1.000_425_8 ** at)),
  99_976_901,
  TARGET_MAX,
].filter((target) => target <= TARGET_MAX);

describe('the figures of limbo', () => {
  // Points fall as words rise, so that the last word that wins and the first that does not fix how many do.
  it('[L3] counts the winning words exactly', () => {
    const isExact = (target: number) => {
      const last = winningWords({ target }) - 1;
      return wins({ target }, pointOf(last)) && !wins({ target }, pointOf(last + 1));
    };
    expect(targets.filter((target) => !isExact(target))).toEqual([]);
  });

  it('[L4] pays the target, and nothing below it', () => {
    for (const [stake, target, paid] of [
      [2_500n, 200, 5_000n],
      [1n, 199, 1n],
      [200n, 101, 202n],
      [10_000n, TARGET_MAX, 10_000_000_000n],
    ] as const) {
      expect(settleRound(stake, { target }, { point: target })).toBe(paid);
      expect(settleRound(stake, { target }, { point: target - 1 })).toBe(0n);
    }
    expect(presentRound({ target: 200 }, { point: 641 })).toEqual({
      point: 641,
      hasWon: true,
      multiplier: 20_000,
    });
    expect(presentRound({ target: 700 }, { point: 641 })).toMatchObject({ hasWon: false, multiplier: 0 });
  });

  // The words that win are floor(99 · 2^32 ÷ x) + 1, so the return is 99 % and (x - 99 · 2^32 mod x) parts of 100 · 2^32:
  // always above 99 %, by at most x of these parts.
  it('[L5] returns 99 % and less than one word of the target more', () => {
    const isWithin = (target: number) => {
      const { numerator, denominator } = returnOf(target);
      const more = numerator * 100n * BigInt(WORD_COUNT) - 99n * denominator * BigInt(WORD_COUNT);
      return more === BigInt(target - (POINT_OF_ONE % target)) * denominator;
    };
    expect(targets.filter((target) => !isWithin(target))).toEqual([]);
  });

  // 1 would need a target that divides 99 · 2^32 + 1, whose prime factors are 5 and 85,040,352,461; 2 one that divides
  // 99 · 2^32 + 2 = 2 · (99 · 2^31 + 1).
  it('[L5] has its least return at 1.19 and its greatest at 999,769.01', () => {
    expect(returnOf(119)).toEqual(rtp);
    expect(returnOf(99_976_901)).toEqual(greatestReturn);
    // Every target, in plain arithmetic: a hundred million calls would be slow.
    const [ofOne, last] = [POINT_OF_ONE, TARGET_MAX];
    let least = Number.POSITIVE_INFINITY;
    let greatest = 0;
    for (let target = TARGET_MIN; target <= last; target += 1) {
      const more = target * (Math.floor(ofOne / target) + 1) - ofOne;
      if (more < least) least = more;
      if (more > greatest) greatest = more;
    }
    expect(least).toBe(3);
    expect(greatest).toBe(99_974_550);
    expect(Number(rtp.numerator) / Number(rtp.denominator)).toBeCloseTo(0.990000000007, 12);
    expect(Number(greatestReturn.numerator) / Number(greatestReturn.denominator)).toBeCloseTo(0.990233, 6);
  });
});
