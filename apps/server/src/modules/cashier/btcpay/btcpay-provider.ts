import { strict as assert } from 'node:assert';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRefusal, refuse, sentText } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { z } from 'zod';
import type { Settings } from '../../settings/index.ts';
import {
  type Payment,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderEvent,
  ProviderUnavailable,
  type TimeWindow,
  type Webhook,
  type WebhookRefusal,
} from '../payment-provider.ts';
import {
  inShape,
  insist,
  isSense,
  oneHeader,
  type Patience,
  type ProviderAnswer,
  parseJson,
  sendOnce,
} from '../provider-http.ts';
import { providerMethods } from '../provider-methods.ts';
import {
  type Invoice,
  invoiceShape,
  mergeInvoices,
  needsPayments,
  paidByShape,
  referenceOf,
  statusOf,
} from './btcpay-invoice.ts';

export interface BtcpayProviderConfig extends Patience {
  /** Of the server, with or without a path. */
  readonly url: string;
  readonly storeId: string;
  /** May create and view invoices of that store, and nothing else. */
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly clock: { now(): Date };
  /** Its methods stand there. */
  readonly settings: Pick<Settings, 'get'>;
}

const pageSize = 100;
/** How long BTCPay Server watches for money after the time of an invoice is over. */
const monitoringMinutes = 1440;

const webhookShape = z.object({
  deliveryId: sentText.min(1).max(100),
  originalDeliveryId: sentText.max(100).nullish(),
  type: sentText.max(100),
  storeId: sentText.max(100).optional(),
  invoiceId: sentText.min(1).max(100).optional(),
});

/**
 * BTCPay Server through its Greenfield API, version 1. An invoice is made in the member's currency under our reference; the
 * server turns it into coins at a rate that the invoice keeps. A webhook tells only that something happened: what is true
 * is read from the server each time, so that the order of webhooks does not matter.
 */
export function createBtcpayProvider(config: BtcpayProviderConfig): PaymentProvider {
  const store = `/api/v1/stores/${encodeURIComponent(config.storeId)}/invoices`;
  const send = (method: 'GET' | 'POST', target: string, body?: unknown): Promise<ProviderAnswer> => {
    const headers = { authorization: `token ${config.apiKey}` };
    const text = body === undefined ? {} : { text: JSON.stringify(body) };
    return sendOnce(config.url.replace(/\/$/, '') + target, { method, headers, ...text }, config);
  };
  const get = (target: string): Promise<ProviderAnswer> =>
    insist(`GET ${target}`, () => send('GET', target), config);

  const withStatus = async (invoice: Invoice) => {
    if (!needsPayments(invoice)) return { invoice, status: statusOf(invoice, []) };
    const { body } = await get(`${store}/${encodeURIComponent(invoice.id)}/payment-methods`);
    return { invoice, status: statusOf(invoice, inShape(paidByShape, body)) };
  };
  const merged = async (invoices: readonly Invoice[]): Promise<Payment | null> =>
    mergeInvoices(await Promise.all(invoices.map(withStatus)));
  const invoicesOf = async (reference: string): Promise<Invoice[]> => {
    const { body } = await get(`${store}?orderId=${encodeURIComponent(reference)}&take=${pageSize}`);
    return inShape(z.array(invoiceShape), body).filter((invoice) => referenceOf(invoice) === reference);
  };
  const fetchPayment = async (reference: string) => merged(await invoicesOf(reference));

  return {
    code: 'btcpay',
    // A second request may have made a second invoice, and a payer may have paid either.
    hasOnePaymentEach: false,
    get methods() {
      return providerMethods(config.settings, 'btcpay');
    },
    fetchPayment,
    // Nothing keeps coins from an address that was once told.
    voidPayment: null,

    /** The server makes a second invoice for a second request, so it is asked for one of this reference before and after. */
    async createPayment(request) {
      const known = await fetchPayment(request.reference);
      if (known) return known;
      const answer = await send('POST', store, invoiceOf(request, config.clock.now())).catch(() => null);
      if (answer?.status === 400 || answer?.status === 422) return 'declined';
      const made = await fetchPayment(request.reference);
      if (made) return made;
      if (answer && isSense(answer)) inShape(invoiceShape, answer.body);
      throw new ProviderUnavailable('BTCPay Server did not make an invoice', { cause: answer?.status });
    },

    async readWebhook(webhook) {
      const told = verify(config, webhook);
      if (isRefusal(told)) return told;
      const { storeId, invoiceId, type } = told;
      if (!type.startsWith('Invoice') || invoiceId === undefined || storeId !== config.storeId)
        return 'nothing';
      const { status, body } = await get(`${store}/${encodeURIComponent(invoiceId)}`);
      if (status === 404) return 'nothing';
      const reference = referenceOf(inShape(invoiceShape, body));
      const payment = (await fetchPayment(reference)) ?? (await merged([inShape(invoiceShape, body)]));
      assert(payment, 'an invoice is a payment');
      const eventId = told.originalDeliveryId || told.deliveryId;
      return { eventId, paymentId: invoiceId, reference, status: payment.status } satisfies ProviderEvent;
    },

    async *listPayments({ from, to }: TimeWindow) {
      const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
      const invoices: Invoice[] = [];
      for (let skip = 0; ; skip += pageSize) {
        const window = `startDate=${seconds(from)}&endDate=${seconds(to) - 1}`;
        const { body } = await get(`${store}?${window}&skip=${skip}&take=${pageSize}`);
        const page = inShape(z.array(invoiceShape), body);
        invoices.push(...page);
        if (page.length < pageSize) break;
      }
      for (const reference of new Set(invoices.map(referenceOf))) {
        const payment = await merged(invoices.filter((invoice) => referenceOf(invoice) === reference));
        if (payment) yield payment;
      }
    },
  };
}

function invoiceOf(request: PaymentRequest, now: Date) {
  const currency = knownCurrency(request.currency);
  const minutes = Math.ceil((request.expiresAt.getTime() - now.getTime()) / 60_000);
  return {
    amount: formatAmount(request.amount, currency),
    currency: currency.code,
    metadata: { orderId: request.reference, itemDesc: request.method.name },
    checkout: {
      expirationMinutes: Math.max(minutes, 1),
      monitoringMinutes,
      paymentTolerance: 0,
      redirectURL: request.returnUrl,
      // Of the languages of its page Urdu is none.
      defaultLanguage: 'en',
      ...(request.method.channels.length === 0 ? {} : { paymentMethods: request.method.channels }),
    },
  };
}

function verify(
  config: BtcpayProviderConfig,
  { headers, rawBody }: Webhook,
): z.output<typeof webhookShape> | WebhookRefusal {
  const given = Buffer.from(oneHeader(headers['btcpay-sig']));
  const right = Buffer.from(
    `sha256=${createHmac('sha256', config.webhookSecret).update(rawBody).digest('hex')}`,
  );
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    return refuse('webhook.signature_invalid');
  }
  const parsed = webhookShape.safeParse(parseJson(rawBody.toString('utf8')));
  return parsed.success ? parsed.data : refuse('request.malformed');
}
