import type { CallAnswer, calls } from '@ikka/contract';
import type { CallerOf, SessionMember } from '../../platform/calls.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import { depositActs } from './held/return-deposit.ts';
import { proofs, showProof } from './keep-proof.ts';
import { depositForOperator, depositQueue } from './office-view.ts';
import type { CashierParts, OperatorActor } from './parts.ts';
import { depositSettings, listOwnDeposits, readDeposit } from './read-deposits.ts';
import { type ReceivedWebhook, receiveWebhook, type WebhookAnswer } from './receive-webhook.ts';
import { discrepancyQueue, reconciledDays } from './reconciliation/discrepancy-view.ts';
import { type Reconciled, reconcile } from './reconciliation/reconcile.ts';
import { resolveDiscrepancy } from './reconciliation/resolve-discrepancy.ts';
import { holdTransfer, matchTransfer, rejectTransfer } from './review-transfer.ts';
import { sendProofs } from './send-proofs.ts';
import { type Attended, endOpenDeposits, settlePending } from './settle-pending.ts';
import { arrivedAmount, hasPaidDeposit, paidDeposits } from './store.ts';

export { cashierAlarms } from './alarms.ts';
export type { DepositBonuses } from './bonuses-of-deposits.ts';
export { createManualProvider } from './manual-provider.ts';
export { cashierOfficeRoutes } from './office-routes.ts';
export type { CashierParts } from './parts.ts';
export type { PaymentProvider } from './payment-provider.ts';
export { depositBonusPorts } from './ports.ts';
export type { ReceivedWebhook, WebhookAnswer } from './receive-webhook.ts';
export { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts';
export { cashierRoutes } from './routes.ts';
export type { SandboxProviderConfig } from './sandbox-provider.ts';
export type { Attended } from './settle-pending.ts';

type Calls = typeof calls.cashier;

export interface Cashier {
  depositSettings(member: SessionMember): CallAnswer<Calls['depositSettings']>;
  createDeposit(
    wanted: Parameters<typeof createDeposit>[1],
    caller: CallerOf<Calls['createDeposit']>,
  ): ReturnType<typeof createDeposit>;
  listDeposits(
    query: Parameters<typeof listOwnDeposits>[1],
    member: SessionMember,
  ): ReturnType<typeof listOwnDeposits>;
  readDeposit(id: string, member: SessionMember): ReturnType<typeof readDeposit>;
  cancelDeposit(id: string, caller: CallerOf<Calls['cancelDeposit']>): ReturnType<typeof cancelDeposit>;
  /** Keeps a picture for `sendProofs`. */
  keepProof(memberId: bigint, upload: Uint8Array): ReturnType<typeof proofs.keep>;
  sendProofs(
    id: string,
    proofs: readonly string[],
    caller: CallerOf<Calls['sendDepositProofs']>,
  ): ReturnType<typeof sendProofs>;
  /** Bank transfers in the hands of operators. */
  readonly transfers: Transfers;
  /** What providers say, against what we have. */
  readonly reconciliation: Reconciliation;
  /** To be called when play may have been closed to a member: ends what he has not paid yet. */
  endOpenDeposits(memberId: bigint): Promise<void>;
  /** What needs a second operator. */
  readonly acts: ReturnType<typeof depositActs>;
  /** For `POST /vendor/payment/:provider/webhook`, with the body as it came. */
  receiveWebhook(webhook: ReceivedWebhook): Promise<WebhookAnswer>;
  /** What a member brought in after an instant, oldest first. */
  paidDeposits(memberId: bigint, currency: string, after: Date): ReturnType<typeof paidDeposits>;
  /** Whether anything that a member brought in was paid. */
  hasDeposited(memberId: bigint, currency: string): Promise<boolean>;
  /** What arrived of a deposit whose money is known to have come; null of every other. */
  arrivedAmount(id: string): Promise<bigint | null>;
  /** To be run every hour. */
  forgetUnclaimedProofs(): Promise<void>;
  /** To be run every few seconds, in one process or in all. */
  settlePending(): Promise<Attended>;
}

export interface Reconciliation {
  /** To be run every hour. */
  run(): Promise<Reconciled>;
  discrepancies(
    filter: Parameters<typeof discrepancyQueue>[1],
    rows: Parameters<typeof discrepancyQueue>[2],
  ): ReturnType<typeof discrepancyQueue>;
  days(rows: Parameters<typeof reconciledDays>[1]): ReturnType<typeof reconciledDays>;
  resolve(
    id: string,
    how: Parameters<typeof resolveDiscrepancy>[2],
    by: OperatorActor,
  ): ReturnType<typeof resolveDiscrepancy>;
}

export interface Transfers {
  queue(
    filter: Parameters<typeof depositQueue>[1],
    rows: Parameters<typeof depositQueue>[2],
  ): ReturnType<typeof depositQueue>;
  forOperator(id: string): ReturnType<typeof depositForOperator>;
  hold(id: string, kind: 'take' | 'giveBack', by: OperatorActor): ReturnType<typeof holdTransfer>;
  match(
    id: string,
    found: Parameters<typeof matchTransfer>[2],
    by: OperatorActor,
  ): ReturnType<typeof matchTransfer>;
  reject(id: string, reason: string, by: OperatorActor): ReturnType<typeof rejectTransfer>;
  proof(id: string, proof: string, by: OperatorActor): ReturnType<typeof showProof>;
}

/** Brings money in through payment providers. */
export function createCashier(parts: CashierParts): Cashier {
  return {
    depositSettings: (member) => depositSettings(parts, member),
    createDeposit: (wanted, caller) => createDeposit(parts, wanted, caller),
    listDeposits: (query, member) => listOwnDeposits(parts, query, member),
    readDeposit: (id, member) => readDeposit(parts, id, member),
    cancelDeposit: (id, caller) => cancelDeposit(parts, id, caller),
    keepProof: (memberId, upload) => proofs.keep(parts, memberId, upload),
    sendProofs: (id, proofs, caller) => sendProofs(parts, id, proofs, caller),
    transfers: {
      queue: (filter, rows) => depositQueue(parts, filter, rows),
      forOperator: (id) => depositForOperator(parts, id),
      hold: (id, kind, by) => holdTransfer(parts, id, kind, by),
      match: (id, found, by) => matchTransfer(parts, id, found, by),
      reject: (id, reason, by) => rejectTransfer(parts, id, reason, by),
      proof: (id, proof, by) => showProof(parts, id, proof, by),
    },
    reconciliation: {
      run: () => reconcile(parts),
      discrepancies: (filter, rows) => discrepancyQueue(parts, filter, rows),
      days: (rows) => reconciledDays(parts, rows),
      resolve: (id, how, by) => resolveDiscrepancy(parts, id, how, by),
    },
    arrivedAmount: (id) => arrivedAmount(parts.database.db, id),
    forgetUnclaimedProofs: () => proofs.forgetUnclaimed(parts),
    receiveWebhook: (webhook) => receiveWebhook(parts, webhook),
    paidDeposits: (memberId, currency, after) => paidDeposits(parts.database.db, memberId, currency, after),
    hasDeposited: (memberId, currency) => hasPaidDeposit(parts.database.db, memberId, currency),
    settlePending: () => settlePending(parts),
    endOpenDeposits: (memberId) => endOpenDeposits(parts, memberId),
    acts: depositActs(parts),
  };
}
