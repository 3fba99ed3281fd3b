import { type CallAnswer, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { knownCurrency, parseAmount } from '@ikka/money';
import { decidedMeanwhile } from '../../platform/case-desk/case-version.ts';
import { asOperator } from '../../platform/office-acts.ts';
import { applyEvent, type EventSource } from './apply-event.ts';
import type { OperatorActor, WithdrawalsParts } from './parts.ts';
import { detailOf, type OfficeWithdrawal } from './queue.ts';
import { findWithdrawal } from './store.ts';
import { decide, type WithdrawalEvent } from './withdrawal-state.ts';

type OfficeCalls = typeof calls.officeWithdrawals;
type Refused = Refusal<
  OfficeCalls[
    | 'officeTakeWithdrawal'
    | 'officeApproveWithdrawal'
    | 'officeBeginPayment'
    | 'officePayWithdrawal'
    | 'officeResolveWithdrawal']['refusals'][number]
>;

/** What an operator does with a withdrawal beside paying and resolving it. */
export type Review =
  | { readonly event: 'take' | 'beginPayment' | 'giveBack' | 'approve' }
  | { readonly event: 'refuse' | 'cancel'; readonly reason: string };

const source = (by: OperatorActor, note?: string): EventSource => ({
  ...asOperator(by),
  seen: by.seen,
  ...(note === undefined ? {} : { note }),
});

/** Moves a withdrawal on by an operator's act; of two who come at once, one does. */
export function reviewWithdrawal(
  parts: WithdrawalsParts,
  id: string,
  review: Review,
  by: OperatorActor,
): Promise<OfficeWithdrawal | Refused> {
  const event: WithdrawalEvent =
    review.event === 'cancel' ? { kind: 'cancel' } : { kind: review.event, by: by.username };
  return act(parts, id, event, source(by, 'reason' in review ? review.reason : undefined));
}

/** Notes that it was paid, under the reference by which the payment is found again: one payment pays one withdrawal. */
export async function payWithdrawal(
  parts: WithdrawalsParts,
  id: string,
  entered: string,
  by: OperatorActor,
): Promise<OfficeWithdrawal | Refused> {
  const found = await findWithdrawal(parts.database.db, id);
  if (found === null) return refuse('withdrawal.unknown');
  // Asked before the provider is: what nobody may pay is not paid.
  if (found.state !== 'paying') return refuse('withdrawal.not_now', { state: found.state });
  if (found.holder !== by.username) return refuse('withdrawal.not_yours', { state: found.state });
  const hasColleague = await parts.hasColleague('withdrawals.pay', by.username);
  const allowed = decide({ ...found, hasColleague }, { kind: 'pay', by: by.username });
  if (allowed.do === 'refuse' && allowed.code === 'withdrawal.own_payment') {
    return refuse(allowed.code, { state: found.state });
  }
  const provider = parts.providers.find(({ kinds }) => kinds.includes(found.payoutKind));
  const target = await parts.payoutDestination(found.memberId, found.payoutAccountId);
  if (provider === undefined || target === null) throw new Error(`withdrawal ${id} has no way to be paid`);
  const { amount, currency } = found;
  const { reference } = await provider.pay({ id, amount, currency, target, reference: entered });
  return act(
    parts,
    id,
    { kind: 'pay', by: by.username },
    { ...source(by), payment: { provider: provider.code, reference } },
  );
}

/** Ends a dispute: what is given back returns to the wallet; at zero it counts as received. */
export async function resolveWithdrawal(
  parts: WithdrawalsParts,
  id: string,
  resolution: { readonly returned: string; readonly reason: string },
  by: OperatorActor,
): Promise<OfficeWithdrawal | Refused> {
  const found = await findWithdrawal(parts.database.db, id);
  if (found === null) return refuse('withdrawal.unknown');
  const returned = parseAmount(resolution.returned, knownCurrency(found.currency));
  if (returned === null) return refuse('withdrawal.returned_invalid');
  return act(parts, id, { kind: 'resolve', by: by.username, returned }, source(by, resolution.reason));
}

/** The whole number that a payment goes to, for whoever has it to pay; the look is in the audit before it is answered. */
export async function showTarget(
  parts: WithdrawalsParts,
  id: string,
  by: OperatorActor,
): Promise<CallAnswer<OfficeCalls['officePayoutTarget']> | Refused> {
  const found = await findWithdrawal(parts.database.db, id);
  if (found === null) return refuse('withdrawal.unknown');
  if (found.state !== 'paying') return refuse('withdrawal.not_now', { state: found.state });
  if (found.holder !== by.username) return refuse('withdrawal.not_yours', { state: found.state });
  const target = await parts.payoutDestination(found.memberId, found.payoutAccountId);
  if (target === null) throw new Error(`the payout account of withdrawal ${id} is gone`);
  await parts.database.transaction((tx) =>
    parts.audit.record(tx, {
      ...asOperator(by),
      action: 'withdrawal.target_viewed',
      subject: `withdrawal:${id}`,
      after: { memberId: found.memberId, payoutAccountId: found.payoutAccountId },
    }),
  );
  return { number: target.number, holderName: target.holderName };
}

async function act(
  parts: WithdrawalsParts,
  id: string,
  event: WithdrawalEvent,
  by: EventSource,
): Promise<OfficeWithdrawal | Refused> {
  const isOfPayment = event.kind === 'beginPayment' || event.kind === 'pay';
  const permission = isOfPayment ? 'withdrawals.pay' : 'withdrawals.review';
  const hasColleague = await parts.hasColleague(permission, by.actor);
  const applied = await applyEvent(parts, id, event, { ...by, hasColleague });
  if (!isRefusal(applied)) return detailOf(parts, applied);
  switch (applied.code) {
    case 'case.decided_meanwhile':
      return decidedMeanwhile(applied, await parts.audit.lastChange(`withdrawal:${id}`));
    case 'withdrawal.received_invalid':
    case 'withdrawal.proof_unknown':
      throw new Error(`an operator's act was refused as ${applied.code}`);
    default:
      return refuse(applied.code, applied.value);
  }
}
