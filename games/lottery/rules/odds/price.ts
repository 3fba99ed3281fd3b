import type { Fraction } from '@ikka/money';
import { one, zero } from '../exact/fractions.ts';

/** How a tier is priced. Odds are what one unit of stake returns, the stake included. */
export type Price =
  /** The same odds at every prize group. */
  | { readonly by: 'fixed'; readonly odds: string }
  /** What two units return at prize group 1800, from a published table. */
  | { readonly by: 'table'; readonly perTwoAt1800: string }
  /** From the chance itself: this share of what the group returns, over the chance. `push` is the chance that stakes come back. */
  | { readonly by: 'chance'; readonly chance: Fraction; readonly share: Fraction; readonly push: Fraction };

export const fixed = (odds: string): Price => ({ by: 'fixed', odds });
export const table = (perTwoAt1800: string): Price => ({ by: 'table', perTwoAt1800 });
export const byChance = (chance: Fraction, share: Fraction = one, push: Fraction = zero): Price => ({
  by: 'chance',
  chance,
  share,
  push,
});
