import { currencyOf, parseAmount } from '@ikka/money';
import type { Bonus, BonusOffer } from './use-bonuses.ts';

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
