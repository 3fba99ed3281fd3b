import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import type { ShapeCode } from '../boards/shapes.ts';
import { customaryRow } from '../odds/odds-sheet.ts';
import { betOn, decimal } from '../proof/measure-play.fixture.ts';
import { exposuresOf } from './exposures.ts';
import { greatestPayout, lineOf, quoteLine, returnOf } from './line.ts';
import { stakeOf, unitPrice } from './unit-price.ts';

function line<Code extends ShapeCode>(shape: Code, code: string, text: string, price = fraction(100n, 1n)) {
  const { play, selection } = betOn(shape, code, text);
  return lineOf(play, customaryRow(play, 1800), { selection, unitPrice: price });
}

describe('the price of a unit', () => {
  it.each([
    ['YUAN', 1n, fraction(200n, 1n)],
    ['JIAO', 1n, fraction(20n, 1n)],
    ['FEN', 3n, fraction(6n, 1n)],
    ['LI', 1n, fraction(1n, 5n)],
    ['LI', 7n, fraction(7n, 5n)],
  ] as const)('[LT12] in %s at multiple %i', (mode, multiple, price) => {
    expect(unitPrice(mode, multiple, 2)).toEqual(price);
  });

  it('[LT12] makes a stake only where it is a whole number of smallest units', () => {
    expect(stakeOf(5, unitPrice('LI', 1n, 2))).toBe(1n);
    expect(stakeOf(4, unitPrice('LI', 1n, 2))).toBeNull();
    expect(stakeOf(100_000, unitPrice('YUAN', 2n, 2))).toBe(40_000_000n);
  });
});

describe('the quote of a line', () => {
  it('[LT13] has units, stake and greatest payout, and a return beside it', () => {
    const wanted = line('vn-north', 'LO2', '12,37');
    expect({ ...quoteLine(wanted), returned: decimal(returnOf(wanted), 6) }).toEqual({
      units: 54,
      stake: 5_400n,
      greatestPayout: 27n * 99n * 100n,
      returned: '0.990000',
      opensByOperator: false,
    });
  });

  it('[LT11] says whether an operator must have opened it, by what was selected', () => {
    expect(quoteLine(line('vn-north', 'TONG', '02,09')).opensByOperator).toBe(false);
    expect(quoteLine(line('vn-north', 'TONG', '01,09')).opensByOperator).toBe(true);
    expect(quoteLine(line('th-glo', '3TOD', '123')).opensByOperator).toBe(false);
    expect(quoteLine(line('th-glo', '3TOD', '112')).opensByOperator).toBe(true);
    expect(quoteLine(line('vn-south', 'XIEN3', '01,02,03')).opensByOperator).toBe(true);
    expect(quoteLine(line('4d', 'BIG', '1234')).opensByOperator).toBe(true);
  });

  it('[LT12] has no stake where it cannot be charged', () => {
    expect(quoteLine(line('ssc', 'DWD', '1,2', fraction(1n, 5n))).stake).toBeNull();
  });

  it('[LT13] rounds the greatest payout as payouts are rounded', () => {
    expect(greatestPayout(line('vn-north', 'LO2_1K', '37', fraction(1n, 1n)))).toBe(98n);
  });
});

describe('what a line is exposed to', () => {
  const facts = (...args: Parameters<typeof line>) =>
    exposuresOf(line(...args)).map(({ fact, payout }) => [fact, payout]);

  it('[LT14] is each of its numbers, under one name for all plays that hang on it', () => {
    expect(facts('vn-north', 'LO2', '12,37')).toEqual([
      ['vn-north tail2 12', 9_900n],
      ['vn-north tail2 37', 9_900n],
    ]);
    expect(facts('vn-north', 'LO2_1K', '37')).toEqual([['vn-north tail2 37', 363n]]);
    expect(facts('vn-south', 'DE_DB', '37')).toEqual([['vn-south special2 37', 9_900n]]);
    expect(facts('ssc', 'DWD', '1||2,3')).toEqual([
      ['ssc DWD p1 1', 900n],
      ['ssc DWD p3 2', 900n],
      ['ssc DWD p3 3', 900n],
    ]);
  });

  it('[LT14] is each set that wins together', () => {
    expect(facts('vn-south', 'DA', '12,37,50')).toEqual([
      ['vn-south xien2 12.37', 1_250n],
      ['vn-south xien2 12.50', 1_250n],
      ['vn-south xien2 37.50', 1_250n],
    ]);
  });

  it('[LT14] pays by the symbol’s own prize', () => {
    expect(facts('vn-north', 'TONG', '00,09')).toEqual([
      ['vn-north TONG 00', 7_000n],
      ['vn-north TONG 09', 900n],
    ]);
    expect(facts('4d', 'SMALL_BOX', '1234,1112')).toEqual([
      ['4d box 1112', 87_500n],
      ['4d box 1234', 14_600n],
    ]);
  });

  it('[LT14] is the line as a whole where its units are too many', () => {
    expect(facts('ssc', '5X.FS', '1,2|3|4|5|6')).toEqual([['ssc 5X.FS', 9_000_000n]]);
  });
});
