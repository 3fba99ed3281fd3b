import type { LotterySlip } from '@ikka/contract';
import type { StandingBet } from '../standing-bets/index.ts';
import { attendIssues, type Due } from './issues/attend-issues.ts';
import type { LotteryParts } from './parts.ts';
import { settleIssues } from './results/settle-issues.ts';
import { slipOf } from './slips/stored-slip.ts';
import { findIssue } from './store.ts';
import { slipView } from './views.ts';

export { lotteryOfficeRoutes } from './office-routes.ts';
export type { LotteryParts } from './parts.ts';
export { type LotteryRouteParts, lotteryRoutes } from './routes.ts';

/** Lotteries: their issues, draws and results, and the slips that members place on them. */
export function createLottery(parts: LotteryParts) {
  const due: Due = new Map();
  return {
    /** A slip as its player sees it. */
    async slipView(bet: StandingBet): Promise<LotterySlip> {
      const issue = await findIssue(parts.database.db, bet.gameId, slipOf(bet).issue);
      if (issue === null) throw new Error(`slip ${bet.id} has no issue`);
      return slipView(bet, issue);
    },
    /** Draws and opens what is due, and settles what is drawn; for a job of every second. */
    async attend(): Promise<void> {
      await attendIssues(parts, due);
      await settleIssues(parts);
    },
  };
}

export type Lottery = ReturnType<typeof createLottery>;
