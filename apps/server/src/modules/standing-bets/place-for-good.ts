import { isRefusal, type Refusal } from '@ikka/contract';
import { transferIdsOf } from '../rounds/index.ts';
import type { StandingParts } from './parts.ts';
import type { NewBet } from './store.ts';

/** After these the same request may be sent again, or stands for another one. */
const notForGood: ReadonlySet<string> = new Set(['request.too_many', 'idempotency.mismatch']);

/**
 * Runs a product's attempt to place a bet so that a refusal is final. A request whose answer was lost may still be on its way in another
 * process while the same one, sent again, is refused because the market has closed: its id is used up, so that it cannot be accepted
 * after its player was told no. Where it was faster, it stands, and the attempt is made again to answer it.
 */
export async function placeForGood<Answer>(
  { ledger, currencyCode }: Pick<StandingParts, 'ledger' | 'currencyCode'>,
  { id, memberId, currency }: Pick<NewBet, 'id' | 'memberId' | 'currency'>,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await attempt();
  if (!isRefusal(answer) || notForGood.has((answer as Refusal).code)) return answer;
  const stake = { id: transferIdsOf(id).stake, memberId, currency: currencyCode(currency) };
  return (await ledger.useUp(stake)) ? answer : attempt();
}
