import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import type { CallerOf } from '../../platform/calls.ts';
import { applyEvents } from './apply-events.ts';
import { depositView } from './deposit-view.ts';
import type { CashierParts } from './parts.ts';
import { findDeposit } from './store.ts';

type Call = (typeof calls.cashier)['cancelDeposit'];

/** Gives up a deposit that is not paid yet. Should money come all the same, it is credited all the same. */
export async function cancelDeposit(
  parts: CashierParts,
  id: string,
  caller: CallerOf<Call>,
): Promise<CallAnswer<Call> | Refusal<Call['refusals'][number]>> {
  const { memberId } = caller.member;
  const found = await findDeposit(parts.database.db, id);
  if (found?.memberId !== memberId) return refuse('cashier.deposit_unknown');
  const { deposit, refused } = await applyEvents(parts, id, [{ kind: 'cancel' }], {
    actorKind: 'member',
    actor: String(memberId),
    ip: caller.ip,
  });
  const view = await depositView(parts, deposit);
  return refused ? refuse('cashier.deposit_not_cancellable', { state: view.state }) : view;
}
