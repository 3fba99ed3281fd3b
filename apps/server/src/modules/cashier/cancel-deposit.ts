import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import type { CallerOf } from '../../platform/calls.ts';
import { applyEvents } from './apply-events.ts';
import { isOpen } from './deposit-state.ts';
import { depositView } from './deposit-view.ts';
import { voidPayment } from './held/void-payment.ts';
import type { CashierParts } from './parts.ts';
import { eventOf } from './payment-provider.ts';
import { findDeposit } from './store.ts';

type Call = (typeof calls.cashier)['cancelDeposit'];

/**
 * Cancels a deposit that is not paid yet, once its provider has said that it takes no money for it any more: until then it counts
 * against the member's limits, and where the provider does not answer it stays open.
 */
export async function cancelDeposit(
  parts: CashierParts,
  id: string,
  caller: CallerOf<Call>,
): Promise<CallAnswer<Call> | Refusal<Call['refusals'][number]>> {
  const { memberId } = caller.member;
  const found = await findDeposit(parts.database.db, id);
  if (found?.memberId !== memberId) return refuse('cashier.deposit_unknown');
  const word = isOpen(found.state) ? await voidPayment(parts, found) : 'voided';
  if (word === 'unreachable') return refuse('cashier.provider_unavailable', { depositId: id });
  if (word !== 'voided') {
    const { paymentId, status } = word;
    const source = { actorKind: 'system', actor: `provider:${found.provider}`, ip: null } as const;
    await applyEvents(parts, id, [eventOf(status)], { ...source, payment: word });
    parts.log.info({ depositId: id, paymentId }, 'a deposit was paid before it was cancelled');
  }
  const { deposit, refused } = await applyEvents(parts, id, [{ kind: 'cancel' }], {
    actorKind: 'member',
    actor: String(memberId),
    ip: caller.ip,
  });
  const view = await depositView(parts, deposit);
  return refused ? refuse('cashier.deposit_not_cancellable', { state: view.state }) : view;
}
