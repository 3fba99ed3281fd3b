import { currencyOf } from './currency.ts';
import { formatAmount } from './format-amount.ts';
import { parseRate } from './fraction.ts';
import { multiplyByFraction } from './multiply-by-fraction.ts';
import { parseAmount } from './parse-amount.ts';

/** The figures of a bonus on deposits, as they are written. */
export interface BonusFigures {
  readonly currency: string;
  /** With two digits: `50.00`. */
  readonly percent: string;
  readonly fixed: string;
  readonly cap: string;
  readonly depositMin: string;
  readonly turnoverTimes: string;
  readonly base: 'bonus' | 'depositAndBonus';
}

/** What a deposit would bring; written amounts. */
export interface BonusExample {
  readonly bonus: string;
  /** The turnover at which it becomes cash. */
  readonly required: string;
}

/**
 * The bonus on what a deposit would credit: the percent of it, rounded down, and the fixed part, no more than the cap; its turnover
 * is rounded up. For pages, as the server rounds. Null where the sum is too small for the offer.
 */
export function bonusExample(terms: BonusFigures, credited: string): BonusExample | null {
  const currency = currencyOf(terms.currency);
  const times = parseRate(terms.turnoverTimes);
  if (currency === null || times === null) return null;
  const [sum, fixed, cap, least] = [credited, terms.fixed, terms.cap, terms.depositMin].map((text) =>
    parseAmount(text, currency),
  );
  if (sum == null || fixed == null || cap == null || least == null || sum < least) return null;
  const whole = (sum * BigInt(terms.percent.replace('.', ''))) / 10_000n + fixed;
  const bonus = whole < cap ? whole : cap;
  if (bonus <= 0n) return null;
  const required = multiplyByFraction(terms.base === 'bonus' ? bonus : sum + bonus, times, 'up');
  return { bonus: formatAmount(bonus, currency), required: formatAmount(required, currency) };
}
