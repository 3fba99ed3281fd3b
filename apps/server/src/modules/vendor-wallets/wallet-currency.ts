import { type Currency, currencyOf } from '@ikka/money';

/** The currency of a wallet; one that we do not know is a bug of ours. */
export function walletCurrency(code: string): Currency {
  const currency = currencyOf(code);
  if (currency === null) throw new Error(`no such currency: ${code}`);
  return currency;
}

/** How a wallet's money is called to its vendor: trial money looks like the real one, and is said to be none. */
export const toldMoney = ({ shownCode, digits, isTrial }: Currency) => ({
  currency: shownCode,
  currencyDigits: digits,
  isTrial,
});
