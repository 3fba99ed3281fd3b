import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { decideBonus } from './claim-state.ts';
import { findClaim, type TakenBonus } from './claim-store.ts';
import { endBonus } from './end-bonus.ts';
import type { BonusParts } from './parts.ts';
import { settleBonus } from './settle-bonus.ts';
import { tellNews } from './tell-news.ts';

/**
 * The member gives his bonus up: it goes back to the house. One whose turnover is met by then is released all the same, so
 * that nothing is given up which was earned. The same again answers what it has become.
 */
export async function giveUpBonus(
  parts: BonusParts,
  memberId: bigint,
  id: string,
): Promise<TakenBonus | Refusal<'bonus.unknown' | 'bonus.not_active'>> {
  const found = await findClaim(parts.database.db, id);
  if (found?.memberId !== memberId) return refuse('bonus.unknown');
  if (found.state === 'givenUp') return found;
  const decision = decideBonus(found.state, 'giveUp');
  if (isRefusal(decision)) return decision;
  const live = await settleBonus(parts, found);
  if (live !== null && decision.do === 'end') {
    await endBonus(parts, found, decision.as, live.counted.lines);
    await tellNews(parts, id);
  }
  const after = await findClaim(parts.database.db, id);
  if (after === null) throw new Error(`bonus ${id} vanished`);
  return after;
}
