import type { SportsBet } from '@ikka/contract';
import type { StandingBet } from '../standing-bets/index.ts';
import { attendAutoCashOuts, type SeenVersions } from './cash-out/auto-cash-out.ts';
import { autosOf, forgetAutos } from './cash-out/auto-store.ts';
import { createIntake } from './intake/take-news.ts';
import type { SportsParts } from './parts.ts';
import { forgetReferrals } from './referrals/referral-store.ts';
import { type Looks, settleFixtures } from './settlement/settle-fixtures.ts';
import { forgetLiability } from './slips/liability-store.ts';
import { fixturesOf } from './slips/stored-bet.ts';
import { findFixtures } from './store.ts';
import { betView } from './views.ts';
import { watchBets } from './watch/watch-bets.ts';

export type { FeedBatch, FeedIntake } from './intake/take-news.ts';
export { type SportsOfficeParts, sportsOfficeRoutes } from './office-routes.ts';
export type { SportsParts } from './parts.ts';
export { type SportsRouteParts, sportsRoutes } from './routes.ts';
export { tradingActs } from './trading/guarded-trading.ts';

/** No bet is placed or cashed out on a match that began a week ago. */
const keptMs = 7 * 24 * 3_600_000;

/** Sports: matches as providers tell them, their prices, and the bets that members place on them. */
export function createSports(parts: SportsParts) {
  const looks: Looks = new Map();
  const seen: SeenVersions = new Map();
  return {
    /** What a feed's client gives. */
    intake: createIntake(parts),
    /** A bet as its player sees it. */
    async betView(bet: StandingBet): Promise<SportsBet> {
      const fixtures = await findFixtures(parts.database.db, fixturesOf(bet));
      const autos = await autosOf(parts.database.db, [bet.id]);
      return betView(bet, new Map(fixtures.map((fixture) => [fixture.id, fixture])), autos);
    },
    /** Ends the bets that matches have decided; for a job of every second. */
    attend: () => settleFixtures(parts, looks),
    /** Cashes out the bets whose price has come; for a job. */
    attendAutoCashOuts: () => attendAutoCashOuts(parts, seen),
    /** Forgets what is asked of no match that began so long ago; for a job. */
    async forgetOld(): Promise<void> {
      const before = new Date(parts.clock.now().getTime() - keptMs);
      await forgetLiability(parts.database.db, before);
      await forgetAutos(parts.database.db, before);
      await forgetReferrals(parts.database.db, before);
    },
    /** Sums what stands on matches and marks bets that are worth a look; for jobs. */
    watch: (range: { readonly isWide: boolean }) => watchBets(parts, range),
  };
}

export type Sports = ReturnType<typeof createSports>;
