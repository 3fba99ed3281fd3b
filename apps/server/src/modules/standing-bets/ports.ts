import type { CallAnswer, calls } from '@ikka/contract';
import { collection } from '../../platform/module/port.ts';
import type { StandingBet } from './store.ts';

/** What one reads of a bet beyond stake and payout, in the words of its product. */
export type BetView = Pick<CallAnswer<(typeof calls)['records']['bet']>, 'slip' | 'sportsBet'>;

/** How the products tell of their bets; each of those that its vendor sells. */
export const betViews = collection<{
  readonly vendorCode: string;
  readonly view: (bet: StandingBet) => Promise<BetView>;
}>('standing_bets.views');
