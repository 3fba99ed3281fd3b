import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { refuse, sentText } from '@ikka/contract';
import { currencyOf, formatAmount, knownCurrency, parseAmount } from '@ikka/money';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Settings } from '../settings/index.ts';
import {
  type Payment,
  type PaymentProvider,
  type PaymentStatus,
  type ProviderEvent,
  ProviderUnavailable,
  type TimeWindow,
  type Webhook,
  type WebhookRefusal,
} from './payment-provider.ts';
import {
  inShape,
  insist,
  oneHeader,
  type Patience,
  type ProviderAnswer,
  parseJson,
  sendOnce,
} from './provider-http.ts';
import { providerMethods } from './provider-methods.ts';

export interface SandboxProviderConfig extends Patience {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly clock: Clock;
  /** Its methods stand there. */
  readonly settings: Pick<Settings, 'get'>;
}

const webhookToleranceMs = 300_000;
const pageSize = 100;

const paymentShape = z.object({
  id: sentText.min(1).max(100),
  reference: sentText.min(1).max(100),
  status: z.enum(['open', 'paid', 'failed', 'closed', 'expired', 'voided']),
  received: z.object({ amount: sentText.max(40), currency: sentText.max(10) }).nullable(),
});
const answeredPayment = paymentShape.extend({ payerUrl: z.url({ protocol: /^https?$/ }) });
const answeredVoid = z.object({ payment: answeredPayment.nullable() });
const answeredList = z.object({ payments: z.array(answeredPayment), next: sentText.max(100).nullable() });
const webhookShape = z.object({ id: sentText.min(1).max(100), payment: paymentShape });

/** The sandbox company of `vendors/payment-sandbox`, spoken to as its README says. */
export function createSandboxProvider(config: SandboxProviderConfig): PaymentProvider {
  const ask = createAsk(config);
  return {
    code: 'sandbox',
    hasOnePaymentEach: true,
    get methods() {
      return providerMethods(config.settings, 'sandbox');
    },

    async createPayment(request) {
      const currency = knownCurrency(request.currency);
      const { status, body } = await ask('POST', '/v1/payments', {
        reference: request.reference,
        description: request.method.name,
        amount: formatAmount(request.amount, currency),
        currency: request.currency,
        returnUrl: request.returnUrl,
        language: request.language.toLowerCase(),
        expiresAt: request.expiresAt.toISOString(),
      });
      if (status === 409 || status === 422) return 'declined';
      return paymentOf(inShape(answeredPayment, body));
    },

    async fetchPayment(reference) {
      const { body } = await ask('GET', `/v1/payments?reference=${encodeURIComponent(reference)}`);
      const [found] = inShape(answeredList, body).payments;
      return found ? paymentOf(found) : null;
    },

    async voidPayment(reference) {
      const { body } = await ask('POST', '/v1/payments/void', { reference });
      const { payment } = inShape(answeredVoid, body);
      return payment?.status === 'paid' ? paymentOf(payment) : 'voided';
    },

    readWebhook: async (webhook) => read(config, webhook),

    async *listPayments({ from, to }: TimeWindow) {
      const window = `from=${from.toISOString()}&to=${to.toISOString()}&limit=${pageSize}`;
      let after = '';
      for (;;) {
        const { body } = await ask('GET', `/v1/payments?${window}${after}`);
        const { payments, next } = inShape(answeredList, body);
        for (const payment of payments) yield paymentOf(payment);
        if (next === null) return;
        after = `&after=${encodeURIComponent(next)}`;
      }
    },
  };
}

function read(config: SandboxProviderConfig, { headers, rawBody }: Webhook): ProviderEvent | WebhookRefusal {
  const timestamp = oneHeader(headers['webhook-timestamp']);
  const given = Buffer.from(oneHeader(headers['webhook-signature']));
  const right = Buffer.from(
    createHmac('sha256', config.secret).update(`webhook\n${timestamp}\n`).update(rawBody).digest('hex'),
  );
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    return refuse('webhook.signature_invalid');
  }
  // Judged after the signature, so that a stranger learns nothing about our clock.
  if (!/^\d{1,12}$/.test(timestamp)) return refuse('request.malformed');
  const age = config.clock.now().getTime() - Number(timestamp) * 1000;
  if (Math.abs(age) > webhookToleranceMs) return refuse('webhook.stale');
  const parsed = webhookShape.safeParse(parseJson(rawBody.toString('utf8')));
  if (!parsed.success) return refuse('request.malformed');
  const { id, payment } = parsed.data;
  const status = statusOf(payment);
  if (!status) return refuse('request.malformed');
  return { eventId: id, paymentId: payment.id, reference: payment.reference, status };
}

/** A signed request, each time with the time at which it leaves. */
function createAsk(config: SandboxProviderConfig) {
  const once = (method: string, target: string, text: string): Promise<ProviderAnswer> => {
    const timestamp = String(Math.floor(config.clock.now().getTime() / 1000));
    const bodyHash = createHash('sha256').update(text).digest('hex');
    const signature = createHmac('sha256', config.secret)
      .update(['request', timestamp, method, target, bodyHash].join('\n'))
      .digest('hex');
    const headers = {
      'merchant-key': config.keyId,
      'merchant-timestamp': timestamp,
      'merchant-signature': signature,
    };
    const request = method === 'GET' ? { method, headers } : { method, headers, text };
    return sendOnce(config.url.replace(/\/$/, '') + target, request, config);
  };
  return (method: 'GET' | 'POST', target: string, body?: unknown): Promise<ProviderAnswer> => {
    const text = body === undefined ? '' : JSON.stringify(body);
    return insist(`${method} ${target}`, () => once(method, target, text), config);
  };
}

function paymentOf(shape: z.output<typeof answeredPayment>): Payment {
  const status = statusOf(shape);
  if (!status) throw new ProviderUnavailable('the sandbox provider reports a paid payment without its money');
  return { paymentId: shape.id, reference: shape.reference, payerUrl: shape.payerUrl, status };
}

function statusOf(shape: z.output<typeof paymentShape>): PaymentStatus | null {
  if (shape.status === 'voided') return { kind: 'closed' };
  if (shape.status !== 'paid') return { kind: shape.status };
  if (!shape.received) return null;
  const currency = currencyOf(shape.received.currency);
  return {
    kind: 'paid',
    received: {
      amount: currency ? parseAmount(shape.received.amount, currency) : null,
      currency: shape.received.currency,
    },
  };
}
