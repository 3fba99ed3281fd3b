import { describe, expect, it } from 'vitest';
import { currencies, currencyOf, currencyOfLedgerNumber, knownCurrency, realCurrency } from './currency.ts';

describe('currencies', () => {
  it('keeps trial rupees apart from real ones in code and ledger number, though both read PKR', () => {
    expect(currencies.PKT.shownCode).toBe(currencies.PKR.shownCode);
    expect(currencies.PKT.isTrial).toBe(true);
    expect(currencies.PKR.isTrial).toBe(false);
    expect(currencies.PKT.ledgerNumber).toBe(currencies.PKR.ledgerNumber + 10_000);
  });

  it('has one ledger number and one key for each currency', () => {
    const all = Object.entries(currencies);
    expect(new Set(all.map(([, currency]) => currency.ledgerNumber)).size).toBe(all.length);
    for (const [code, currency] of all) expect(currency.code).toBe(code);
  });

  it('finds a currency by its code and its ledger number, and says null for others', () => {
    expect(currencyOf('USD')).toBe(currencies.USD);
    expect(currencyOf('usd')).toBeNull();
    expect(currencyOf('toString')).toBeNull();
    expect(currencyOfLedgerNumber(10586)).toBe(currencies.PKT);
    expect(currencyOfLedgerNumber(1)).toBeNull();
  });

  it('knows the code of its own money, and stops at any other sooner than misread an amount', () => {
    expect(knownCurrency('PKR')).toBe(currencies.PKR);
    expect(knownCurrency('PKT')).toBe(currencies.PKT);
    for (const code of ['', 'pkr', 'EUR', 'toString']) expect(() => knownCurrency(code)).toThrow(RangeError);
  });

  it('takes no trial money where real money moves', () => {
    expect(realCurrency('USD')).toBe(currencies.USD);
    for (const code of ['PKT', 'EUR']) expect(() => realCurrency(code)).toThrow(RangeError);
  });
});
