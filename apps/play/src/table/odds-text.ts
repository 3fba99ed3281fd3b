import { type Spot, topOdds, type Variant } from '@ikka/baccarat/rules';

/** Spots whose payout depends on how they win: the table shows the greatest. */
const graded: ReadonlySet<Spot> = new Set(['perfectPair', 'luckySix', 'playerBonus', 'bankerBonus']);

export const isGraded = (spot: Spot): boolean => graded.has(spot);

/** What a spot pays at most, to one: 8 : 1, 0.95 : 1. Its spaces do not break: on a narrow felt it stays in one line. */
export function oddsText(spot: Spot, variant: Variant): string {
  const { win, per } = topOdds[variant][spot];
  return `${Number(win) / Number(per)}\u00a0:\u00a01`;
}
