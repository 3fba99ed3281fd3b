import type { Selection } from '../markets/market-type.ts';
import type { LegResult } from '../settlement/leg-result.ts';

/** What is expected of an outcome: the weight of halves of a stake that win, and of those that come back. */
export interface OutcomeChance {
  readonly key: string;
  readonly win: number;
  readonly back: number;
}

export interface PricedMarket {
  readonly type: string;
  readonly scope: string;
  /** In quarters. */
  readonly line: number | null;
  readonly outcomes: readonly OutcomeChance[];
}

/** The halves of a stake that win or come back with a result. */
export function weightsOf(result: LegResult): { readonly win: number; readonly back: number } {
  switch (result) {
    case 'win':
      return { win: 1, back: 0 };
    case 'half_win':
      return { win: 0.5, back: 0.5 };
    case 'push':
    case 'void':
      return { win: 0, back: 1 };
    case 'half_lose':
      return { win: 0, back: 0.5 };
    default:
      return { win: 0, back: 0 };
  }
}

/** The house's own prices of one match as it stands. */
export interface Pricer {
  /** The markets that are offered, those with a line around what is expected. */
  markets(): PricedMarket[];
  /** The chances of one selection, on any line; null for what the house does not price itself. */
  chance(type: string, selection: Selection): OutcomeChance | null;
}
