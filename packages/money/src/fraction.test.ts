import { describe, expect, it } from 'vitest';
import { fraction, parseRate } from './fraction.ts';

describe('parseRate', () => {
  it.each([
    ['0.70', { numerator: 7n, denominator: 10n }],
    ['12', { numerator: 12n, denominator: 1n }],
    ['0', { numerator: 0n, denominator: 1n }],
    ['-0.005', { numerator: -1n, denominator: 200n }],
    ['1.000000000000000001', { numerator: 10n ** 18n + 1n, denominator: 10n ** 18n }],
  ])('reads %s exactly, in lowest terms', (text, rate) => {
    expect(parseRate(text)).toEqual(rate);
  });

  it.each([
    '',
    '.7',
    '7.',
    '+1',
    '01',
    '1e3',
    '1,5',
    ' 1',
    '1\n',
    '1.0000000000000000001',
    '1234567890123456',
  ])('refuses %j', (text) => {
    expect(parseRate(text)).toBeNull();
  });
});

describe('fraction', () => {
  it('is in lowest terms with a positive denominator', () => {
    expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0n, -4n)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it('throws on a zero denominator', () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });
});
