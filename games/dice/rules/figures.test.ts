import { type Fraction, fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import type { DiceChoice } from './choice.ts';
import { exactMultiplier, multiplierOf, returnOf } from './multiplier.ts';
import { presentRound } from './present-round.ts';
import { settleRound } from './settle-round.ts';
import { ROLL_COUNT, rtp, TARGET_MAX, TARGET_MIN } from './sheet.ts';

const choices: readonly DiceChoice[] = (['over', 'under'] as const).flatMap((side) =>
  Array.from({ length: TARGET_MAX - TARGET_MIN + 1 }, (_, at) => ({ side, target: TARGET_MIN + at })),
);
const isLess = (a: Fraction, b: Fraction) => a.numerator * b.denominator < b.numerator * a.denominator;

describe('the figures of dice', () => {
  it.each([
    [5_050, fraction(4_950n, 10_001n), 2.0002, 20_002],
    [9_800, fraction(200n, 10_001n), 49.50495, 495_049],
  ])('[D4] over %i agrees with the sheet', (target, chance, exact, paid) => {
    const choice = { side: 'over', target } as const;
    const { numerator, denominator } = exactMultiplier(choice);
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(exact, 6);
    expect(fraction(99n * chance.denominator, 100n * chance.numerator)).toEqual({ numerator, denominator });
    expect(multiplierOf(choice)).toBe(paid);
  });

  it('[D4] returns exactly 99 of 100 before the multiplier is rounded, whatever is chosen', () => {
    const returnsIt = (choice: DiceChoice) => {
      const { numerator, denominator } = exactMultiplier(choice);
      const winning = BigInt(choice.side === 'over' ? 10_000 - choice.target : choice.target);
      return numerator * winning * 100n === denominator * BigInt(ROLL_COUNT) * 99n;
    };
    expect(choices.filter((choice) => !returnsIt(choice))).toEqual([]);
  });

  it('[D4] pays the same on both sides for the same chance', () => {
    const paysTheSame = ({ target }: DiceChoice) =>
      multiplierOf({ side: 'over', target }) === multiplierOf({ side: 'under', target: 10_000 - target });
    const mirrored = choices.filter(({ target }) => 10_000 - target >= TARGET_MIN);
    expect(mirrored.filter((choice) => !paysTheSame(choice))).toEqual([]);
  });

  it('[D4] pays more than the stake for every choice', () => {
    const paid = choices.map(multiplierOf);
    expect([Math.min(...paid), Math.max(...paid)]).toEqual([10_103, 495_049]);
  });

  it('[D6] has the published return as its least, and never more than 99 %', () => {
    const returns = choices.map(returnOf);
    const least = returns.reduce((a, b) => (isLess(b, a) ? b : a));
    const most = returns.reduce((a, b) => (isLess(a, b) ? b : a));
    expect(least).toEqual(rtp);
    expect(most).toEqual(fraction(99n, 100n));
    expect(Number(rtp.numerator) / Number(rtp.denominator)).toBeCloseTo(0.9899023298, 10);
  });

  it.each([
    { side: 'over', target: 5_050 },
    { side: 'under', target: 200 },
    { side: 'over', target: 228 },
    { side: 'under', target: 9_772 },
  ] as const)('[D6] enumerates the return of %o over all rolls with the rules that pay', (choice) => {
    const stake = 10_000n;
    const otherwise: number[] = [];
    let paid = 0n;
    for (let roll = 0; roll < ROLL_COUNT; roll += 1) {
      const payout = settleRound(stake, choice, { roll });
      const view = presentRound(choice, { roll });
      if (payout !== BigInt(view.multiplier)) otherwise.push(roll);
      paid += payout;
    }
    expect(otherwise).toEqual([]);
    expect(fraction(paid, stake * BigInt(ROLL_COUNT))).toEqual(returnOf(choice));
  });
});
