import { type Fraction, fraction } from '@ikka/money';
import { applyMargin, type MarginMethod } from '../margin/margin.ts';
import { onLadder } from '../odds/price-ladder.ts';

export interface QuotedOutcome {
  readonly key: string;
  /** Decimal odds on the ladder; null where the outcome takes no bets. */
  readonly odds: Fraction | null;
}

const digits = 1e6;

/**
 * The prices of a market: fair chances among what does not come back, made a book of this sum, and rounded down to the ladder. Several
 * outcomes of a market may win together (double chance); its chances then sum to more than 1, and so does the book.
 */
export function quoteMarket(
  outcomes: readonly { readonly key: string; readonly win: number; readonly back: number }[],
  { method, overround }: { readonly method: Exclude<MarginMethod, 'shin'>; readonly overround: number },
): QuotedOutcome[] {
  const chances = outcomes.map(({ win, back }) => (back >= 1 ? 0 : win / (1 - back)));
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const likely = chances.filter((chance) => chance > 0);
  if (likely.length < 2) return outcomes.map(({ key }) => ({ key, odds: null }));
  const winners = Math.max(1, Math.round(sum));
  const quoted = applyMargin(
    method,
    likely.map((chance) => chance / winners),
    (sum / winners) * (1 + overround),
  ).map((odds) => odds / winners);
  const left = [...quoted];
  return outcomes.map(({ key }, at) => {
    const odds = (chances[at] ?? 0) > 0 ? left.shift() : undefined;
    if (odds === undefined || !Number.isFinite(odds)) return { key, odds: null };
    return { key, odds: onLadder(fraction(BigInt(Math.floor(odds * digits)), BigInt(digits))) };
  });
}
