import type { CallAnswer, calls } from '@ikka/contract';
import type { CallerOf, SessionMember } from '../../platform/calls.ts';
import { cancelDeposit } from './cancel-deposit.ts';
import { createDeposit } from './create-deposit.ts';
import type { CashierParts } from './parts.ts';
import { depositSettings, listOwnDeposits, readDeposit } from './read-deposits.ts';
import { type ReceivedWebhook, receiveWebhook, type WebhookAnswer } from './receive-webhook.ts';
import { type Attended, settlePending } from './settle-pending.ts';
import { paidDeposits } from './store.ts';

export type { CashierParts } from './parts.ts';
export type { PaymentProvider } from './payment-provider.ts';
export type { ReceivedWebhook, WebhookAnswer } from './receive-webhook.ts';
export { cashierRoutes } from './routes.ts';
export { createSandboxProvider, type SandboxProviderConfig } from './sandbox-provider.ts';
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
  /** For `POST /vendor/payment/:provider/webhook`, with the body as it came. */
  receiveWebhook(webhook: ReceivedWebhook): Promise<WebhookAnswer>;
  /** What a member brought in after an instant, oldest first. */
  paidDeposits(memberId: bigint, currency: string, after: Date): ReturnType<typeof paidDeposits>;
  /** To be run every few seconds, in one process or in all. */
  settlePending(): Promise<Attended>;
}

/** Brings money in through payment providers. */
export function createCashier(parts: CashierParts): Cashier {
  return {
    depositSettings: (member) => depositSettings(parts, member),
    createDeposit: (wanted, caller) => createDeposit(parts, wanted, caller),
    listDeposits: (query, member) => listOwnDeposits(parts, query, member),
    readDeposit: (id, member) => readDeposit(parts, id, member),
    cancelDeposit: (id, caller) => cancelDeposit(parts, id, caller),
    receiveWebhook: (webhook) => receiveWebhook(parts, webhook),
    paidDeposits: (memberId, currency, after) => paidDeposits(parts.database.db, memberId, currency, after),
    settlePending: () => settlePending(parts),
  };
}
