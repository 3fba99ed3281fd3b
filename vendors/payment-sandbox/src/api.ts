import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ChaosSwitch } from './chaos.ts';
import type { Config } from './config.ts';
import { type Payments, type PaymentView, viewOf } from './payments.ts';
import { sameSignature, signatureToleranceMs, signRequest } from './signatures.ts';
import type { PaymentRow } from './store.ts';

const newPayment = z.object({
  reference: z.string().regex(/^[\w.-]{1,64}$/),
  amount: z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,3})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().max(120).default(''),
  returnUrl: z.url({ protocol: /^https?$/ }).max(2000),
  language: z.enum(['en', 'ur']).default('en'),
  expiresAt: z.iso.datetime(),
});

const voiding = newPayment.pick({ reference: true });

const listQuery = z.object({
  reference: z.string().max(64).optional(),
  after: z.string().max(80).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** An answer that is no payment. */
export function problem(reply: FastifyReply, status: number, code: string): FastifyReply {
  return reply.code(status).send({ error: code });
}

/** The merchant's calls. Every one is signed; README.md is their documentation. */
export function registerApi(
  app: FastifyInstance,
  deps: {
    readonly config: Config;
    readonly payments: Payments;
    readonly chaos: ChaosSwitch;
    readonly now: () => number;
    readonly payerUrl: (token: string) => string;
  },
): void {
  const { payments, chaos } = deps;
  const shown = (row: PaymentRow): PaymentView & { payerUrl: string } => ({
    ...viewOf(row),
    payerUrl: deps.payerUrl(row.token),
  });

  app.post('/v1/payments', (request, reply) => {
    const body = newPayment.safeParse(parseJson(request.body));
    if (!body.success) {
      return reply
        .code(422)
        .send({ error: 'payment_invalid', fields: body.error.issues.map((i) => i.path[0]) });
    }
    const expiresAt = Date.parse(body.data.expiresAt);
    const made = payments.create({ ...body.data, expiresAt });
    if (!made) return problem(reply, 409, 'reference_reused');
    if (chaos.current.cutAnswers > 0) {
      chaos.current = { ...chaos.current, cutAnswers: chaos.current.cutAnswers - 1 };
      reply.hijack();
      reply.raw.destroy();
      return reply;
    }
    return reply.code(made.isNew ? 201 : 200).send(shown(made.payment));
  });

  app.post('/v1/payments/void', (request, reply) => {
    const body = voiding.safeParse(parseJson(request.body));
    if (!body.success) return reply.code(422).send({ error: 'payment_invalid', fields: ['reference'] });
    const row = payments.void(body.data.reference);
    return reply.send({ payment: row && shown(row) });
  });

  app.get<{ Params: { id: string } }>('/v1/payments/:id', (request, reply) => {
    const row = payments.read((store) => store.byId(request.params.id));
    return row ? reply.send(shown(row)) : problem(reply, 404, 'payment_unknown');
  });

  app.get('/v1/payments', (request, reply) => {
    const query = listQuery.safeParse(request.query);
    const after = query.success ? readCursor(query.data.after) : null;
    if (!query.success || !after) return problem(reply, 422, 'query_invalid');
    const { reference, limit, from, to } = query.data;
    if (reference !== undefined) {
      const row = payments.read((store) => store.byReference(reference));
      return reply.send({ payments: row ? [shown(row)] : [], next: null });
    }
    const window = { from: from ? Date.parse(from) : 0, to: to ? Date.parse(to) : Number.MAX_SAFE_INTEGER };
    const rows = payments.read((store) => store.list(after, window, limit));
    const last = rows.length === limit ? rows.at(-1) : undefined;
    return reply.send({ payments: rows.map(shown), next: last ? `${last.created_at}.${last.id}` : null });
  });
}

/** Refuses what the merchant's key did not sign, or signed too long ago. To be run before each call's handler. */
export function requireMerchant(config: Config, now: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const header = (name: string) => String(request.headers[name] ?? '');
    const timestamp = header('merchant-timestamp');
    if (header('merchant-key') !== config.merchantKeyId) return problem(reply, 401, 'key_unknown');
    if (!/^\d{1,12}$/.test(timestamp)) return problem(reply, 401, 'timestamp_invalid');
    const right = signRequest(config.merchantSecret, {
      timestamp,
      method: request.method,
      target: request.url,
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    });
    if (!sameSignature(header('merchant-signature'), right)) return problem(reply, 401, 'signature_invalid');
    if (Math.abs(Number(timestamp) * 1000 - now()) > signatureToleranceMs) {
      return problem(reply, 401, 'timestamp_stale');
    }
    return undefined;
  };
}

export function parseJson(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}

function readCursor(text: string | undefined): { createdAt: number; id: string } | null {
  if (text === undefined) return { createdAt: 0, id: '' };
  const [createdAt, id, ...rest] = text.split('.');
  if (!createdAt || !id || rest.length > 0 || !/^\d{1,15}$/.test(createdAt)) return null;
  return { createdAt: Number(createdAt), id };
}
