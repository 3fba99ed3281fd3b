import type { Currency } from '@ikka/money';

/** How a wallet's money is called to its vendor: trial money looks like the real one, and is said to be none. */
export const toldMoney = ({ shownCode, digits, isTrial }: Currency) => ({
  currency: shownCode,
  currencyDigits: digits,
  isTrial,
});
