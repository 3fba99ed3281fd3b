import { isRefusal, type Refusal } from '@ikka/contract';
import { transferIdsOf } from '../rounds/index.ts';
import type { StandingParts } from './parts.ts';
import type { NewBet } from './store.ts';

/** Refusals after which the same id may still be accepted (try again), or belongs to another bet. */
const notForGood: ReadonlySet<string> = new Set(['request.too_many', 'idempotency.mismatch']);

/**
 * Runs a product's attempt to place a bet and makes a refusal final. When a player's request is repeated because its answer was lost, the
 * first one may still be in flight in another process while the second is refused because the market has closed. The bet's id is then
 * used up in the ledger, so that the first cannot be accepted after the player was told no. If it was accepted before that, the attempt
 * is made again, and answers the bet that stands.
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
