import type { PlaySource } from '../plays/index.ts';
import type { StandingBets } from './index.ts';

/** Bets whose outcome comes later, as plays. */
export const standingSource = (
  standing: Pick<StandingBets, 'count' | 'gamesOf' | 'listOpen' | 'search' | 'settledByIds' | 'totals'>,
): PlaySource => ({
  gamesOf: standing.gamesOf,
  settled: {
    byIds: standing.settledByIds,
    find: standing.search,
    count: standing.count,
    async totals(filter) {
      const sums = await standing.totals(filter);
      return { ...sums, turnover: sums.stake };
    },
  },
  open: { list: standing.listOpen },
});
