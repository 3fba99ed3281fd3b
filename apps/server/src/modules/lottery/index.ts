import type { LotterySlip } from '@ikka/contract';
import { briefly } from '../../platform/briefly.ts';
import type { StandingBet } from '../standing-bets/index.ts';
import { createHotNumbers } from './caps/hot-numbers.ts';
import { forgetExposures } from './caps/store.ts';
import { attendChases } from './chases/attend-chases.ts';
import { attendIssues, type Due } from './issues/attend-issues.ts';
import type { LotteryParts } from './parts.ts';
import { settleIssues } from './results/settle-issues.ts';
import type { SlipParts } from './slips/place-slip.ts';
import { slipOf } from './slips/stored-slip.ts';
import { findIssue, issuesOnSale } from './store.ts';
import { createTerms } from './terms.ts';
import { slipView } from './views.ts';

export { lotteryOfficeRoutes } from './office-routes.ts';
export type { LotteryParts } from './parts.ts';
export { type LotteryRouteParts, lotteryRoutes } from './routes.ts';

/** How long the issues on sale are believed. */
const onSaleMs = 1_000;
/** How long it is kept what could have been won on an issue. */
const exposuresKeptMs = 3 * 86_400_000;

/** What slips are decided by, for routes and jobs of one process. */
export function slipPartsOf(parts: LotteryParts): SlipParts {
  const { clock, database, settings } = parts;
  return {
    ...parts,
    terms: createTerms(settings),
    hot: createHotNumbers(parts),
    onSale: briefly(clock, (game) => issuesOnSale(database.db, [game], clock.now()), onSaleMs),
  };
}

/** Lotteries: their issues, draws and results, and the slips that members place on them. */
export function createLottery(parts: SlipParts) {
  const due: Due = new Map();
  return {
    /** A slip as its player sees it. */
    async slipView(bet: StandingBet): Promise<LotterySlip> {
      const issue = await findIssue(parts.database.db, bet.gameId, slipOf(bet).issue);
      if (issue === null) throw new Error(`slip ${bet.id} has no issue`);
      return slipView(bet, issue);
    },
    /** Draws and opens what is due, settles what is drawn, and charges the chases; for a job of every second. */
    async attend(): Promise<void> {
      await attendIssues(parts, due);
      await settleIssues(parts);
      await attendChases(parts);
    },
    /** For a job of every hour or so. */
    forgetExposures: () =>
      forgetExposures(parts.database.db, new Date(parts.clock.now().getTime() - exposuresKeptMs)),
  };
}

export type Lottery = ReturnType<typeof createLottery>;
