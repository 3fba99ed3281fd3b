import { currencyOf, formatAmount, multiplyByFraction, parseAmount, parseRate } from '@ikka/money';
import type { Bonus, BonusOffer } from './use-bonuses.ts';

/** What a deposit would bring on an offer's terms; wire amounts. */
export interface BonusExample {
  readonly bonus: string;
  readonly required: string;
}

type Terms = Pick<
  BonusOffer,
  'currency' | 'percent' | 'fixed' | 'cap' | 'depositMin' | 'turnoverTimes' | 'base'
>;

/**
 * The bonus on what a deposit would credit, and the turnover at which it becomes cash, rounded as the server rounds; null where
 * the sum is too small for the offer.
 */
export function exampleOf(terms: Terms, credited: string): BonusExample | null {
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

/** Whether an offer is for this way to pay. */
export const isForMethod = ({ methods }: Pick<BonusOffer, 'methods'>, method: string): boolean =>
  methods.length === 0 || methods.includes(method);

/** A rate without the digits that say nothing: `50.00` is 50, `1.50` is 1.5. */
export const plainRate = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);

/** Categories by how much of a stake counts, the most first; those of one weight together. */
export function weightGroups(
  weights: BonusOffer['weights'],
): { weight: number; categories: (keyof BonusOffer['weights'])[] }[] {
  const found = new Map<number, (keyof BonusOffer['weights'])[]>();
  for (const [category, weight] of Object.entries(weights) as [keyof BonusOffer['weights'], number][]) {
    found.set(weight, [...(found.get(weight) ?? []), category]);
  }
  return [...found]
    .map(([weight, categories]) => ({ weight, categories }))
    .toSorted((a, b) => b.weight - a.weight);
}

/** How far a bonus is, in whole percent, rounded down. */
export function percentOf({ required, played, offer }: Pick<Bonus, 'required' | 'played' | 'offer'>): number {
  const currency = currencyOf(offer.currency);
  const [whole, part] = [required, played].map((text) => (currency ? parseAmount(text, currency) : null));
  if (whole == null || part == null || whole === 0n) return 0;
  return Number((part * 100n) / whole);
}

export const isNothing = (amount: string): boolean => /^-?[0.]+$/.test(amount);
