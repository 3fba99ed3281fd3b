import { type Refusal, refuse } from '@ikka/contract';
import { greatestPayout } from '@ikka/lottery/rules';
import type { StandingBet } from '../../standing-bets/index.ts';
import { releaseExposures } from '../caps/store.ts';
import { isOnSale } from '../issues/attend-issues.ts';
import { type LotteryParts, lotteryVendor } from '../parts.ts';
import { findIssue, type StoredIssue } from '../store.ts';
import { type Bettor, exposuresOf } from './place-slip.ts';
import { linesOf, slipOf } from './stored-slip.ts';

/**
 * Takes a slip of the member's own back while its issue is on sale, and what it could have won off what its numbers may. One that was
 * taken back before is answered as it stands.
 */
export async function cancelSlip(
  parts: LotteryParts,
  slipId: string,
  { memberId, currency }: Bettor,
): Promise<
  | { readonly bet: StandingBet; readonly issue: StoredIssue }
  | Refusal<'lottery.slip_unknown' | 'lottery.issue_closed'>
> {
  const bet = await parts.standing.find(slipId);
  const isOwn = bet?.memberId === memberId && bet.currency === currency && bet.vendorCode === lotteryVendor;
  const issue = isOwn ? await findIssue(parts.database.db, bet.gameId, slipOf(bet).issue) : null;
  if (bet === null || !isOwn || issue === null) return refuse('lottery.slip_unknown');
  if (bet.state === 'returned') return { bet, issue };
  if (!isOnSale(issue, parts.clock.now())) return refuse('lottery.issue_closed', { issue: issue.number });
  await parts.standing.takeBack(bet, [
    releaseExposures({
      game: issue.game,
      number: issue.number,
      currency,
      exposures: exposuresOfBet(bet).map((one) => ({ ...one, cap: null })),
    }),
  ]);
  const after = await parts.standing.find(slipId);
  return after?.state === 'returned'
    ? { bet: after, issue }
    : refuse('lottery.issue_closed', { issue: issue.number });
}

function exposuresOfBet(bet: StandingBet) {
  const priced = linesOf(bet).map((line) => ({ line, greatest: greatestPayout(line) }));
  return exposuresOf(
    { priced, greatest: priced.reduce((sum, { greatest }) => sum + greatest, 0n) },
    bet.memberId,
  );
}
