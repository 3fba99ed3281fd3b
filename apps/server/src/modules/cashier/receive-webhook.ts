import { isRefusal, type RefusalCode, type RefusalDetails, refusalStatus } from '@ikka/contract';
import { applyEvents } from './apply-events.ts';
import { isOpen } from './deposit-state.ts';
import { voidPayment } from './held/void-payment.ts';
import type { CashierParts } from './parts.ts';
import {
  eventOf,
  isGivenUp,
  type Payment,
  type PaymentProvider,
  ProviderUnavailable,
  type Webhook,
} from './payment-provider.ts';
import { insertDiscrepancy, unknownHere } from './reconciliation/discrepancy-store.ts';
import { type Deposit, findByReference } from './store.ts';

/** A provider's request, as it came over the network. */
export interface ReceivedWebhook extends Webhook {
  /** The provider's code, from the path. */
  readonly provider: string;
  readonly ip: string;
}

/** What the provider is answered: a 2xx means that the news is kept, anything else that it should come again. */
export interface WebhookAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Takes a provider's news. Only what its signature proves is believed; a repeated one is answered as the first; one that
 * cannot be kept throws, so that it comes again.
 */
export async function receiveWebhook(parts: CashierParts, webhook: ReceivedWebhook): Promise<WebhookAnswer> {
  const provider = parts.providers.find(({ code }) => code === webhook.provider);
  if (!provider) return refused('request.not_found');
  const event = await provider.readWebhook(webhook);
  if (event === 'nothing') return taken;
  if (isRefusal(event)) {
    parts.log.warn({ provider: provider.code, ip: webhook.ip, code: event.code }, 'a webhook was refused');
    return refused(event.code, event.value);
  }
  const deposit = await findByReference(parts.database.db, provider.code, event.reference);
  if (!deposit) {
    parts.log.error(
      { provider: provider.code, reference: event.reference },
      'a webhook names no deposit of ours',
    );
    const unknown = unknownHere(provider.code, event);
    if (unknown) await insertDiscrepancy(parts.database.db, parts.clock, unknown);
    return refused('cashier.deposit_unknown');
  }
  const payment = await paymentOf(provider, deposit);
  if (provider.hasOnePaymentEach && payment.id !== event.paymentId) {
    parts.log.error(
      { provider: provider.code, depositId: deposit.id, paymentId: event.paymentId },
      'a webhook names another payment than its deposit has',
    );
    const unknown = unknownHere(provider.code, event);
    if (unknown) await insertDiscrepancy(parts.database.db, parts.clock, unknown);
    return refused('webhook.payment_differs');
  }
  // A payment that was given up may be paid all the same; it gives back its room once it is void.
  const word =
    isGivenUp(event.status) && isOpen(deposit.state) ? await voidPayment(parts, deposit) : 'voided';
  if (word === 'unreachable') throw new ProviderUnavailable('a payment could not be voided');
  const status = word === 'voided' ? event.status : word.status;
  await applyEvents(parts, deposit.id, [eventOf(status)], {
    ...payment.heard,
    actorKind: 'system',
    actor: `provider:${provider.code}`,
    ip: webhook.ip,
    webhook: { provider: provider.code, eventId: event.eventId, body: webhook.rawBody.toString('utf8') },
  });
  return taken;
}

/** The payment that the deposit has. Where the provider took it on unheard it is asked, and heard now. */
async function paymentOf(
  provider: PaymentProvider,
  { paymentId, reference }: Deposit,
): Promise<{ readonly id: string | null; readonly heard: { readonly payment?: Payment } }> {
  if (paymentId !== null || !provider.hasOnePaymentEach) return { id: paymentId, heard: {} };
  const payment = await provider.fetchPayment(reference);
  return payment === null ? { id: null, heard: {} } : { id: payment.paymentId, heard: { payment } };
}

const taken: WebhookAnswer = { status: 200, body: { success: true, value: {} } };

/** Programs read the code; the message is for whoever looks into the provider's delivery log. */
function refused(code: RefusalCode, value: RefusalDetails = {}): WebhookAnswer {
  return { status: refusalStatus[code], body: { success: false, code, message: code, value } };
}
