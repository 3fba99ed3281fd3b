export { afterFee } from './after-fee.ts';
export { type BonusExample, type BonusFigures, bonusExample } from './bonus-example.ts';
export {
  type Currency,
  type CurrencyCode,
  currencies,
  currencyOf,
  currencyOfLedgerNumber,
  homeCurrency,
  knownCurrency,
  realCurrencies,
  realCurrency,
} from './currency.ts';
export { formatAmount } from './format-amount.ts';
export { type Fraction, fraction, parseRate } from './fraction.ts';
export { add, divide, isLess, multiply, one, subtract, zero } from './fraction-arithmetic.ts';
export { multiplyByFraction, type Rounding } from './multiply-by-fraction.ts';
export { AMOUNT_INTEGER_DIGITS_MAX, parseAmount } from './parse-amount.ts';
