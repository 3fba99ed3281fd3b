import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, currencies } from './currency.ts';
import { formatAmount } from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';

const { PKR } = currencies;
const withoutDigits: Currency = { ...PKR, digits: 0 };
const withThreeDigits: Currency = { ...PKR, digits: 3 };

describe('parseAmount', () => {
  it.each([
    ['0.00', 0n],
    ['0.01', 1n],
    ['1.00', 100n],
    ['1234.50', 123450n],
    ['999999999999999.99', 99999999999999999n],
  ])('reads %s', (text, units) => {
    expect(parseAmount(text, PKR)).toBe(units);
  });

  it.each([
    ['', 'nothing'],
    ['1', 'no digits behind the point'],
    ['1.', 'no digits behind the point'],
    ['1.0', 'too few digits'],
    ['1.000', 'too many digits'],
    ['.50', 'no digit before the point'],
    ['01.00', 'a leading zero'],
    ['00.00', 'a leading zero'],
    ['+1.00', 'a plus sign'],
    ['-1.00', 'a negative amount that nobody asked for'],
    ['1e2', 'an exponent'],
    ['1e2.00', 'an exponent'],
    ['0x1.00', 'another base'],
    ['1,234.50', 'a separator'],
    ['1 234.50', 'a separator'],
    ['1234,50', 'a comma as the point'],
    [' 1.00', 'a space'],
    ['1.00 ', 'a space'],
    ['1.00\n', 'a line end'],
    ['1.0.0', 'two points'],
    ['Infinity', 'a word'],
    ['NaN', 'a word'],
    ['١.٠٠', 'digits of another script'],
    ['1000000000000000.00', 'more than fifteen digits before the point'],
  ])('refuses %j: %s', (text) => {
    expect(parseAmount(text, PKR)).toBeNull();
  });

  it('reads a negative amount only where it is allowed, and never a negative zero', () => {
    expect(parseAmount('-1.05', PKR, { mayBeNegative: true })).toBe(-105n);
    expect(parseAmount('1.05', PKR, { mayBeNegative: true })).toBe(105n);
    expect(parseAmount('-0.00', PKR, { mayBeNegative: true })).toBeNull();
    expect(parseAmount('--1.00', PKR, { mayBeNegative: true })).toBeNull();
    expect(parseAmount('-', PKR, { mayBeNegative: true })).toBeNull();
  });

  it('follows the digits of the currency', () => {
    expect(parseAmount('12', withoutDigits)).toBe(12n);
    expect(parseAmount('12.00', withoutDigits)).toBeNull();
    expect(parseAmount('1.234', withThreeDigits)).toBe(1234n);
    expect(parseAmount('1.23', withThreeDigits)).toBeNull();
  });

  it('reads back every amount that formatAmount writes', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
        fc.constantFrom(withoutDigits, PKR, withThreeDigits),
        (amount, currency) => {
          const text = formatAmount(amount, currency);
          expect(parseAmount(text, currency, { mayBeNegative: true })).toBe(amount);
        },
      ),
      { seed: 25 },
    );
  });

  it('has one spelling for each amount: whatever it reads is written back the same', () => {
    const nearlyAmounts = fc.stringMatching(/^-?\d{0,17}[.,]?\d{0,3}$/);
    fc.assert(
      fc.property(fc.oneof(nearlyAmounts, fc.string()), (text) => {
        const amount = parseAmount(text, PKR, { mayBeNegative: true });
        if (amount !== null) expect(formatAmount(amount, PKR)).toBe(text);
      }),
      { seed: 25, numRuns: 2000 },
    );
  });
});
