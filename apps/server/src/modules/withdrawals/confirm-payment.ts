import { type CallAnswer, type CallInput, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { currencyOf, parseAmount } from '@ikka/money';
import type { CallerOf } from '../../platform/calls.ts';
import { applyEvent } from './apply-event.ts';
import type { WithdrawalsParts } from './parts.ts';
import { viewOfOne } from './read-withdrawals.ts';
import { findWithdrawal } from './store.ts';
import type { WithdrawalEvent } from './withdrawal-state.ts';

type Call = (typeof calls.withdrawals)['confirmPayment'];
type Body = CallInput<Call>['body'];
type Refused = Refusal<Call['refusals'][number]>;

/** Takes the member's word on a payment: received, partly, not at all, or after all. */
export async function confirmPayment(
  parts: WithdrawalsParts,
  body: Body,
  { member, ip }: CallerOf<Call>,
): Promise<CallAnswer<Call> | Refused> {
  const { memberId } = member;
  const found = await findWithdrawal(parts.database.db, body.id);
  if (found?.memberId !== memberId) return refuse('withdrawal.unknown');
  const event = eventOf(body, found.currency);
  if (event === null) return refuse('withdrawal.received_invalid');
  const proofs = 'proofs' in body ? [...new Set(body.proofs)] : [];
  const applied = await applyEvent(parts, body.id, event, {
    actorKind: 'member',
    actor: memberId.toString(),
    ip,
    memberId,
    proofs,
  });
  if (!isRefusal(applied)) return viewOfOne(parts, applied);
  switch (applied.code) {
    case 'withdrawal.unknown':
    case 'withdrawal.not_now':
    case 'withdrawal.received_invalid':
    case 'withdrawal.proof_unknown':
      return refuse(applied.code, applied.value);
    default:
      throw new Error(`a member's word was refused as ${applied.code}`);
  }
}

/** Null where what arrived is no amount of the currency. */
function eventOf(body: Body, code: string): WithdrawalEvent | null {
  switch (body.outcome) {
    case 'received':
      return { kind: 'confirm' };
    case 'forced':
      return { kind: 'forceReceipt' };
    case 'missing':
      return { kind: 'reportMissing' };
    case 'partly': {
      const currency = currencyOf(code);
      const received = currency && parseAmount(body.received, currency);
      return received === null ? null : { kind: 'reportPartly', received };
    }
  }
}
