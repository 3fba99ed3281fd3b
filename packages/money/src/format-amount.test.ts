import { describe, expect, it } from 'vitest';
import { currencies } from './currency.ts';
import { formatAmount } from './format-amount.ts';

describe('formatAmount', () => {
  it.each([
    [0n, '0.00'],
    [1n, '0.01'],
    [-1n, '-0.01'],
    [10n, '0.10'],
    [100n, '1.00'],
    [-123450n, '-1234.50'],
    [10n ** 20n, '1000000000000000000.00'],
  ])('writes %s units with the digits of the currency', (amount, text) => {
    expect(formatAmount(amount, currencies.PKR)).toBe(text);
  });

  it('writes no point for a currency without digits', () => {
    expect(formatAmount(-7n, { ...currencies.PKR, digits: 0 })).toBe('-7');
  });
});
