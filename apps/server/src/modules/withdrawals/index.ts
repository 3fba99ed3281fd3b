import type { CallInput, calls, WithdrawalState } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import type { CallerOf, SessionMember } from '../../platform/calls.ts';
import { createTurns } from '../../platform/turns.ts';
import { attendWithdrawals } from './attend-withdrawals.ts';
import { confirmPayment } from './confirm-payment.ts';
import { proofs, showProof } from './keep-proof.ts';
import type { OperatorActor, WithdrawalsParts } from './parts.ts';
import { queueOf, withdrawalForOperator } from './queue.ts';
import { listWithdrawals, readTotals, readWithdrawal, withdrawSettings } from './read-withdrawals.ts';
import {
  payWithdrawal,
  type Review,
  resolveWithdrawal,
  reviewWithdrawal,
  showTarget,
} from './review-withdrawal.ts';
import { sharePayout } from './share-payout.ts';
import type { OwnFilter, Rows } from './store.ts';
import { submitWithdrawal } from './submit-withdrawal.ts';
import { turnoverOf } from './turnover.ts';

export { withdrawalAlarms } from './alarms.ts';
export { withdrawalOfficeRoutes } from './office-routes.ts';
export { manualPayouts } from './payout-provider.ts';
export { withdrawalRoutes } from './routes.ts';

type Calls = typeof calls.withdrawals;

/** Pays members out: their wishes, the operators' review, the payment and the members' word on it. */
export function createWithdrawals(parts: WithdrawalsParts) {
  const inTurn = createTurns<bigint>();
  return {
    settings: (member: SessionMember) => withdrawSettings(parts, member),
    /** What the member still has to stake before money may leave. */
    turnover: (memberId: bigint, currency: Currency) => turnoverOf(parts, memberId, currency),
    submit: (wanted: CallInput<Calls['withdraw']>['body'], caller: CallerOf<Calls['withdraw']>) =>
      submitWithdrawal(parts, inTurn, wanted, caller),
    list: (filter: OwnFilter, rows: Rows) => listWithdrawals(parts, filter, rows),
    /** Of all that suit. */
    totals: (filter: OwnFilter) => readTotals(parts, filter),
    read: (id: string, memberId: bigint) => readWithdrawal(parts, id, memberId),
    keepProof: (memberId: bigint, upload: Uint8Array) => proofs.keep(parts, memberId, upload),
    confirm: (body: CallInput<Calls['confirmPayment']>['body'], caller: CallerOf<Calls['confirmPayment']>) =>
      confirmPayment(parts, body, caller),
    /** Whether two members asked for money to one and the same account. */
    sharePayout: (one: bigint, other: bigint) => sharePayout(parts, one, other),

    // For jobs.
    attend: () => attendWithdrawals(parts),
    forgetUnclaimedProofs: () => proofs.forgetUnclaimed(parts),

    // For operators.
    queue: (state: WithdrawalState | undefined, rows: Rows) => queueOf(parts, state, rows),
    forOperator: (id: string) => withdrawalForOperator(parts, id),
    review: (id: string, review: Review, by: OperatorActor) => reviewWithdrawal(parts, id, review, by),
    pay: (id: string, reference: string, by: OperatorActor) => payWithdrawal(parts, id, reference, by),
    resolve: (id: string, resolution: Parameters<typeof resolveWithdrawal>[2], by: OperatorActor) =>
      resolveWithdrawal(parts, id, resolution, by),
    target: (id: string, by: OperatorActor) => showTarget(parts, id, by),
    proof: (id: string, proof: string, by: OperatorActor) => showProof(parts, id, proof, by),
  };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;
