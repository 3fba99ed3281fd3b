import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { refuse } from '@ikka/contract';
import { currencyOf, formatAmount, parseAmount } from '@ikka/money';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import {
  type Payment,
  type PaymentProvider,
  type PaymentStatus,
  ProviderUnavailable,
  type Webhook,
} from './payment-provider.ts';

export interface SandboxProviderConfig {
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly clock: Clock;
  /** How long one request may take, and the pauses before it is repeated. */
  readonly timeoutMs?: number;
  readonly retryPausesMs?: readonly number[];
}

const webhookToleranceMs = 300_000;
const longestAnswer = 256 * 1024;

const paymentShape = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().min(1).max(100),
  status: z.enum(['open', 'paid', 'failed', 'closed', 'expired']),
  received: z.object({ amount: z.string().max(40), currency: z.string().max(10) }).nullable(),
});
const answeredPayment = paymentShape.extend({ payerUrl: z.url({ protocol: /^https?$/ }) });
const answeredList = z.object({ payments: z.array(answeredPayment) });
const webhookShape = z.object({ id: z.string().min(1).max(100), payment: paymentShape });

/** The sandbox company of `vendors/payment-sandbox`, spoken to as its README says. */
export function createSandboxProvider(config: SandboxProviderConfig): PaymentProvider {
  const ask = createAsk(config);
  return {
    code: 'sandbox',
    methods: [{ code: 'sandbox', name: 'Sandbox Bank', currency: 'PKR', isSandbox: true }],

    async createPayment(request) {
      const currency = currencyOf(request.currency);
      if (!currency) throw new TypeError(`no such currency: ${request.currency}`);
      const { status, body } = await ask('POST', '/v1/payments', {
        reference: request.reference,
        amount: formatAmount(request.amount, currency),
        currency: request.currency,
        returnUrl: request.returnUrl,
        language: request.language.toLowerCase(),
        expiresAt: request.expiresAt.toISOString(),
      });
      if (status === 409 || status === 422) return 'declined';
      return paymentOf(sense(answeredPayment, body));
    },

    async fetchPayment(reference) {
      const { body } = await ask('GET', `/v1/payments?reference=${encodeURIComponent(reference)}`);
      const [found] = sense(answeredList, body).payments;
      return found ? paymentOf(found) : null;
    },

    verifyWebhook: (webhook) => verify(config, webhook),
  };
}

function verify(config: SandboxProviderConfig, { headers, rawBody }: Webhook) {
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
  const read = webhookShape.safeParse(parseJson(rawBody.toString('utf8')));
  if (!read.success) return refuse('request.malformed');
  const { id, payment } = read.data;
  const status = statusOf(payment);
  if (!status) return refuse('request.malformed');
  return { eventId: id, reference: payment.reference, status };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A signed request: bounded in time, repeated a bounded number of times where the answer leaves open what happened. */
function createAsk(config: SandboxProviderConfig) {
  const { timeoutMs = 4_000, retryPausesMs = [200, 800] } = config;

  const once = async (method: string, target: string, text: string): Promise<Answer> => {
    const timestamp = String(Math.floor(config.clock.now().getTime() / 1000));
    const bodyHash = createHash('sha256').update(text).digest('hex');
    const signature = createHmac('sha256', config.secret)
      .update(['request', timestamp, method, target, bodyHash].join('\n'))
      .digest('hex');
    const response = await fetch(config.url.replace(/\/$/, '') + target, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'merchant-key': config.keyId,
        'merchant-timestamp': timestamp,
        'merchant-signature': signature,
      },
      ...(method === 'GET' ? {} : { body: text }),
    });
    return { status: response.status, body: parseJson(await boundedText(response)) };
  };

  return async (method: 'GET' | 'POST', target: string, body?: unknown): Promise<Answer> => {
    const text = body === undefined ? '' : JSON.stringify(body);
    let trouble: unknown;
    for (const pause of [0, ...retryPausesMs]) {
      await delay(pause);
      try {
        const answer = await once(method, target, text);
        if (answer.status < 500 && answer.status !== 429 && answer.status !== 401) return answer;
        trouble = `status ${answer.status}`;
      } catch (error) {
        trouble = error;
      }
    }
    throw new ProviderUnavailable(`the sandbox provider does not answer ${method} ${target}`, {
      cause: trouble,
    });
  };
}

async function boundedText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) throw new Error('the answer is too long');
  }
  return text + decoder.decode();
}

function paymentOf(shape: z.output<typeof answeredPayment>): Payment {
  const status = statusOf(shape);
  if (!status) throw new ProviderUnavailable('the sandbox provider reports a paid payment without its money');
  return { paymentId: shape.id, reference: shape.reference, payerUrl: shape.payerUrl, status };
}

function statusOf(shape: z.output<typeof paymentShape>): PaymentStatus | null {
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

function sense<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const read = shape.safeParse(body);
  if (!read.success)
    throw new ProviderUnavailable('the sandbox provider answered something else', { cause: read.error });
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const oneHeader = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');
