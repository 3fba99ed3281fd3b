import { fraction } from '@ikka/money';
import { describe, expect, it } from 'vitest';
import { fromFormat, inFormat, oddsFormats, printOdds, readOdds } from './odds-format.ts';
import { onLadder } from './price-ladder.ts';

const odds = (text: string) => readOdds(text) ?? fraction(0n, 1n);

describe('[SP1] odds in every format', () => {
  it.each([
    ['1.25', '1/4', '0.2500', '+0.2500', '-4.0000', '-400.00', 0.8],
    ['1.5', '1/2', '0.5000', '+0.5000', '-2.0000', '-200.00', 0.666667],
    ['1.7', '7/10', '0.7000', '+0.7000', '-1.4286', '-142.86', 0.588235],
    ['1.9', '9/10', '0.9000', '+0.9000', '-1.1111', '-111.11', 0.526316],
    ['1.95', '19/20', '0.9500', '+0.9500', '-1.0526', '-105.26', 0.512821],
    ['2.0', '1/1', '1.0000', '+1.0000', '+1.0000', '+100.00', 0.5],
    ['2.05', '21/20', '1.0500', '-0.9524', '+1.0500', '+105.00', 0.487805],
    ['2.5', '3/2', '1.5000', '-0.6667', '+1.5000', '+150.00', 0.4],
    ['3.0', '2/1', '2.0000', '-0.5000', '+2.0000', '+200.00', 0.333333],
    ['5.5', '9/2', '4.5000', '-0.2222', '+4.5000', '+450.00', 0.181818],
    ['11.0', '10/1', '10.0000', '-0.1000', '+10.0000', '+1000.00', 0.090909],
  ])('%s', (decimal, fractional, hongKong, malay, indonesian, american, implied) => {
    const d = odds(decimal);
    expect([
      printOdds(d, 'fractional'),
      printOdds(d, 'hong_kong', 4),
      printOdds(d, 'malay', 4),
      printOdds(d, 'indonesian', 4),
      printOdds(d, 'american', 2),
    ]).toEqual([fractional, hongKong, malay, indonesian, american]);
    expect(Number(d.denominator) / Number(d.numerator)).toBeCloseTo(implied, 6);
    for (const format of oddsFormats) expect(fromFormat(inFormat(d, format), format)).toEqual(d);
  });

  it('reads no odds at or below 1, and no other text', () => {
    for (const text of ['1', '0.5', '-2', '2,5', '', '1e3']) expect(readOdds(text)).toBeNull();
  });
});

describe('[SP2] the price ladder', () => {
  it.each([
    ['1.0099', null],
    ['1.019', '1.01'],
    ['2.999', '2.99'],
    ['3.04', '3.00'],
    ['5.99', '5.95'],
    ['6.19', '6.10'],
    ['10.49', '10.00'],
    ['19.9', '19.50'],
    ['20.9', '20.00'],
    ['54.9', '50.00'],
    ['4321', '1000.00'],
  ])('%s rounds down to %s', (from, to) => {
    const price = onLadder(odds(from));
    expect(price === null ? null : printOdds(price, 'decimal')).toBe(to);
  });
});
