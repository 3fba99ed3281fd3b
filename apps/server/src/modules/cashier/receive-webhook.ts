import { isRefusal, type RefusalCode, type RefusalDetails, refusalStatus } from '@ikka/contract';
import { applyEvents } from './apply-events.ts';
import type { CashierParts } from './parts.ts';
import { eventOf, type Webhook } from './payment-provider.ts';
import { insertDiscrepancy, unknownHere } from './reconciliation/discrepancy-store.ts';
import { findByReference } from './store.ts';

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
  await applyEvents(parts, deposit.id, [eventOf(event.status)], {
    actorKind: 'system',
    actor: `provider:${provider.code}`,
    ip: webhook.ip,
    webhook: { provider: provider.code, eventId: event.eventId, body: webhook.rawBody.toString('utf8') },
  });
  return taken;
}

const taken: WebhookAnswer = { status: 200, body: { success: true, value: {} } };

/** Programs read the code; the message is for whoever looks into the provider's delivery log. */
function refused(code: RefusalCode, value: RefusalDetails = {}): WebhookAnswer {
  return { status: refusalStatus[code], body: { success: false, code, message: code, value } };
}
