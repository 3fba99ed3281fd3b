/**
 * A currency as data. Amounts are bigint counts of its smallest unit; `digits` says how many of them
 * stand behind the decimal point.
 */
export interface Currency {
  /** The unique code inside the product. Trial money has a code of its own, so it never equals a real one. */
  readonly code: CurrencyCode;
  /** The code that a person reads: trial rupees are still called PKR, beside a label that says trial. */
  readonly shownCode: string;
  /** The number of the currency in the ledger: ISO 4217's numeric code, plus 10,000 for trial money. */
  readonly ledgerNumber: number;
  readonly digits: number;
  readonly symbol: string;
  readonly isTrial: boolean;
}

export type CurrencyCode = 'PKR' | 'USD' | 'PKT';

/**
 * Every currency that the product knows. Numbers and digits of the real ones are those of ISO 4217.
 * Trial money is a different currency, not a flag on a real one: no sum, transfer or comparison can
 * mix the two by forgetting to look.
 */
export const currencies: { readonly [Code in CurrencyCode]: Currency } = {
  PKR: { code: 'PKR', shownCode: 'PKR', ledgerNumber: 586, digits: 2, symbol: 'Rs', isTrial: false },
  USD: { code: 'USD', shownCode: 'USD', ledgerNumber: 840, digits: 2, symbol: '$', isTrial: false },
  PKT: { code: 'PKT', shownCode: 'PKR', ledgerNumber: 10586, digits: 2, symbol: 'Rs', isTrial: true },
};

/** The currencies in which members play for real. */
export const realCurrencies: readonly CurrencyCode[] = Object.values(currencies).flatMap(
  ({ code, isTrial }) => (isTrial ? [] : [code]),
);

/** The site's own currency: that of new accounts, and what is shown where nobody has asked for another. */
export const homeCurrency: CurrencyCode = 'PKR';

/** The currency of a code, or null when the product does not know it. */
export function currencyOf(code: string): Currency | null {
  return Object.hasOwn(currencies, code) ? currencies[code as CurrencyCode] : null;
}

/**
 * The currency of a code that was checked on its way in, as codes of accounts, rounds and settings are. To read money in any other
 * currency than its own would misstate it, so that there is none to fall back to.
 * @throws RangeError for a code that the product does not know: only a bug brings one here.
 */
export function knownCurrency(code: string): Currency {
  const currency = currencyOf(code);
  if (currency === null) throw new RangeError(`no such currency: ${code}`);
  return currency;
}

/**
 * The currency of a code under which real money moves: deposits, payments, limits.
 * @throws RangeError for trial money and for a code that the product does not know: only a bug brings one here.
 */
export function realCurrency(code: string): Currency {
  const currency = knownCurrency(code);
  if (currency.isTrial) throw new RangeError(`no real money: ${code}`);
  return currency;
}

/** The currency of a ledger number, or null when the product does not know it. */
export function currencyOfLedgerNumber(ledgerNumber: number): Currency | null {
  return Object.values(currencies).find((currency) => currency.ledgerNumber === ledgerNumber) ?? null;
}
