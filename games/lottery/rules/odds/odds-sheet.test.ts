import { fraction } from '@ikka/money';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { shapeCodes } from '../boards/shapes.ts';
import { isLess, one } from '../exact/fractions.ts';
import { playOf, playsByShape } from '../plays/index.ts';
import type { Play } from '../plays/play.ts';
import { lineOf } from '../slip/line.ts';
import { oddsAt, printOdds, readOdds } from './odds.ts';
import {
  changeOdds,
  customaryOdds,
  customaryRow,
  type OddsRow,
  type OddsSheet,
  opensByOperator,
} from './odds-sheet.ts';
import { table } from './price.ts';
import { choosePrize } from './prize-modes.ts';
import { returnOfSelection, returnsOf } from './returns.ts';

const everyPlay = shapeCodes.flatMap((shape): readonly Play[] => playsByShape[shape]);
const northXien = playOf('vn-north', 'XIEN2') as Play<'vn-north'>;
const southXien = playOf('vn-south', 'XIEN2') as Play<'vn-south'>;

describe('odds', () => {
  it.each([
    ['99', 990_000n, '99'],
    ['3.63', 36_300n, '3.63'],
    ['0.0001', 1n, '0.0001'],
    ['200000', 2_000_000_000n, '200000'],
    ['1.9800', 19_800n, '1.98'],
  ])('%s is read exactly and printed shortest', (text, odds, printed) => {
    expect(readOdds(text)).toBe(odds);
    expect(printOdds(odds)).toBe(printed);
  });

  it.each(['', '-1', '1.00001', '01', '1e3', 'x'])('%j are no odds', (text) => {
    expect(readOdds(text)).toBeNull();
  });

  it('[LT8] follow the prize group, rounded down to a ten-thousandth', () => {
    expect(oddsAt(table('6.6'), 1800)).toBe(33_000n);
    expect(oddsAt(table('6.6'), 1960)).toBe(35_933n);
    expect(oddsAt(table('180000'), 1960)).toBe(980_000_000n);
    const sums = playOf('k3', 'HZ') as Play<'k3'>;
    expect(printOdds(customaryRow(sums, 1800).tiers['03'] ?? 0n)).toBe('194.4');
    expect(printOdds(customaryRow(sums, 1950).tiers['10'] ?? 0n)).toBe('7.8');
  });

  it('[LT10] no play returns more than is staked, at any prize group that is offered', () => {
    for (const play of everyPlay) {
      for (const group of [1700, 1800, 1960]) {
        for (const { returned } of returnsOf(play, customaryRow(play, group))) {
          expect(isLess(returned, one), `${play.shape} ${play.code}`).toBe(true);
        }
      }
    }
  });

  it('[LT8] a play that its prize group prices returns what the group says, to a ten-thousandth', () => {
    for (const play of everyPlay) {
      if (play.tiers.some(({ price }) => price.by !== 'chance')) continue;
      for (const { kind, returned } of returnsOf(play, customaryRow(play, 1900))) {
        const short =
          Number(
            fraction(19n * returned.denominator - 20n * returned.numerator, 20n * returned.denominator)
              .numerator,
          ) / Number(20n * returned.denominator);
        expect(short >= 0 && short < 0.0003, `${play.shape} ${play.code} ${kind}`).toBe(true);
      }
    }
  });
});

describe('North and South', () => {
  it('[LT10] are types of their own: the compiler lets no odds of one be used for a play of the other', () => {
    expectTypeOf<OddsRow<'vn-south'>>().not.toExtend<OddsRow<'vn-north'>>();
    expectTypeOf<OddsSheet<'vn-south'>>().not.toExtend<OddsSheet<'vn-north'>>();
    expectTypeOf<Play<'vn-south'>>().not.toExtend<Play<'vn-north'>>();
    expectTypeOf(lineOf<'vn-north'>)
      .parameter(1)
      .toEqualTypeOf<OddsRow<'vn-north'>>();
  });

  it('[LT10] odds of the South that got past the compiler throw at a northern play', () => {
    const row: OddsRow = customaryRow(southXien, 1800);
    const bet = { selection: [['12', '37']], unitPrice: one };
    expect(() => lineOf<typeof row.shape>(northXien, row, bet)).toThrow(RangeError);
  });

  it('[LT10] an operator cannot set the southern odds for a northern xien: they would return 154 %', () => {
    const north = customaryOdds('vn-north', 1800);
    const of28 = { shape: 'vn-north', tiers: { win: readOdds('28') ?? 0n } } as const;
    const [returned] = returnsOf(northXien, of28);
    expect(Number(returned?.returned.numerator) / Number(returned?.returned.denominator)).toBeCloseTo(
      1.5367,
      4,
    );
    expect(changeOdds(north, { play: 'XIEN2', tier: 'win', odds: 280_000n })).toBe('returns_too_much');
    const changed = changeOdds(north, { play: 'XIEN2', tier: 'win', odds: 160_000n });
    expect(typeof changed === 'string' ? changed : changed.plays.XIEN2?.tiers).toEqual({ win: 160_000n });
    expect(north.plays.XIEN2?.tiers).toEqual({ win: 170_000n });
  });

  it('[LT10] refuses odds for what there is not, and odds that are none', () => {
    const sheet = customaryOdds('vn-south', 1800);
    expect(changeOdds(sheet, { play: 'XIEN9', tier: 'win', odds: 1n })).toBe('unknown_play');
    expect(changeOdds(sheet, { play: 'XIEN2', tier: 'lose', odds: 1n })).toBe('unknown_tier');
    expect(changeOdds(sheet, { play: 'XIEN2', tier: 'win', odds: 0n })).toBe('not_positive');
  });
});

describe('returns', () => {
  it('[LT11] are off below 75 %, not at it', () => {
    expect(opensByOperator(fraction(3n, 4n))).toBe(false);
    expect(opensByOperator(fraction(74_999n, 100_000n))).toBe(true);
  });

  it('[LT11] of a selection weigh its kinds by their units', () => {
    const sums = playOf('vn-north', 'TONG') as Play<'vn-north'>;
    const row = customaryRow(sums, 1800);
    // 70 % and 90 %.
    expect(returnOfSelection(sums, [['00', '09']], row)).toEqual(fraction(4n, 5n));
  });
});

describe('the choice of a prize', () => {
  it.each([
    ['Lott', 1960, 1800, 1800, fraction(2n, 25n)],
    ['Lott', 1960, 1960, 1960, fraction(0n, 1n)],
    ['Elott', 1960, 1940, 1940, fraction(0n, 1n)],
    ['SEA', 1960, 1800, 1800, fraction(0n, 1n)],
  ] as const)(
    '[LT8] in %s an account of %i that takes %i gets the rest back',
    (mode, most, group, taken, rebate) => {
      expect(choosePrize(mode, most, group)).toEqual({ group: taken, rebate });
    },
  );

  it.each([
    ['Lott', 1900, 1901],
    ['Lott', 1960, 1699],
    ['Elott', 1960, 1950],
    ['ZY', 1950, 1800.5],
    ['SEA', 1960, 1900],
  ] as const)('[LT8] in %s an account of %i cannot take %d', (mode, most, group) => {
    expect(choosePrize(mode, most, group)).toBeNull();
  });
});
