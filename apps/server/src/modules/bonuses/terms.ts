import type { BonusTerms } from '@ikka/contract';
import { type Currency, currencyOf, multiplyByFraction, parseAmount, parseRate } from '@ikka/money';

/** The figures of an offer's terms, in smallest units of its currency. */
export interface TermFigures {
  readonly currency: Currency;
  /** Hundredths of a percent. */
  readonly basisPoints: bigint;
  readonly fixed: bigint;
  readonly cap: bigint;
  readonly depositMin: bigint;
}

/** Reads the amounts of terms; null where one of them is no amount of their currency, or the currency is no real one. */
export function figuresOf(
  terms: Pick<BonusTerms, 'currency' | 'percent' | 'fixed' | 'cap' | 'depositMin'>,
): TermFigures | null {
  const currency = currencyOf(terms.currency);
  if (currency === null || currency.isTrial) return null;
  const [fixed, cap, depositMin] = [terms.fixed, terms.cap, terms.depositMin].map((text) =>
    parseAmount(text, currency),
  );
  if (typeof fixed !== 'bigint' || typeof cap !== 'bigint' || typeof depositMin !== 'bigint') return null;
  return { currency, basisPoints: BigInt(terms.percent.replace('.', '')), fixed, cap, depositMin };
}

/** The same of terms that were checked before they were kept. */
export function keptFigures(terms: BonusTerms): TermFigures {
  const figures = figuresOf(terms);
  if (figures === null) throw new Error('an offer was kept with terms that cannot be read');
  return figures;
}

/**
 * The bonus on a deposit, in smallest units: the percent of what was credited, rounded down, and the fixed part, together no
 * more than the cap; nothing below the least deposit.
 */
export function bonusOn(terms: BonusTerms, credited: bigint): bigint {
  const { basisPoints, fixed, cap, depositMin } = keptFigures(terms);
  if (credited < depositMin || credited <= 0n) return 0n;
  const whole = (credited * basisPoints) / 10_000n + fixed;
  return whole < cap ? whole : cap;
}

/** The turnover at which a bonus becomes cash, in smallest units, rounded up. */
export function turnoverFor(terms: BonusTerms, credited: bigint, amount: bigint): bigint {
  const times = parseRate(terms.turnoverTimes);
  if (times === null) throw new Error('an offer was kept with a turnover that is no number');
  return multiplyByFraction(terms.base === 'bonus' ? amount : credited + amount, times, 'up');
}
