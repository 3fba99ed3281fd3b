import { type KeyObject, randomUUID, sign } from 'node:crypto';
import { z } from 'zod';

/** What the house said. `unknown`: nobody can tell whether the request arrived, or the house asks to be asked again. */
export type Said =
  | { readonly kind: 'done'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

export type WalletBody = Readonly<Record<string, unknown>>;

/** A request as it goes out: the bytes, and the signature over them. */
export interface SignedRequest {
  readonly call: string;
  readonly body: string;
  readonly signature: string;
}

export interface Wallet {
  /** A new request for a call, signed now. */
  prepare(call: string, body: WalletBody): SignedRequest;
  send(request: SignedRequest): Promise<Said>;
}

const envelope = z.union([
  z.object({ success: z.literal(true), value: z.record(z.string(), z.unknown()) }),
  z.object({ success: z.literal(false), code: z.string() }),
]);

/** Refusals after which nothing is decided: the same transaction is sent again. The house's page for vendors lists them. */
const undecided = new Set([
  'vendor.request_stale',
  'vendor.request_replayed',
  'vendor.round_unknown',
  'vendor.bet_unknown',
  'request.too_many',
  'system.failed',
]);

const patienceMs = 8_000;

/** The house's seamless wallet, as its page for vendors describes it. */
export function createWallet(house: {
  readonly url: string;
  readonly keyId: string;
  readonly privateKey: KeyObject;
}): Wallet {
  return {
    prepare(call, body) {
      const text = JSON.stringify({
        call,
        requestId: randomUUID(),
        sentAt: new Date().toISOString(),
        ...body,
      });
      const signature = sign('RSA-SHA256', Buffer.from(text), house.privateKey).toString('base64');
      return { call, body: text, signature };
    },
    async send({ call, body, signature }) {
      try {
        const response = await fetch(`${house.url}/${call}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-vendor-key': house.keyId,
            'x-vendor-signature': signature,
          },
          body,
          signal: AbortSignal.timeout(patienceMs),
        });
        return readAnswer(response.status, await response.json());
      } catch {
        return { kind: 'unknown' };
      }
    },
  };
}

export function readAnswer(status: number, body: unknown): Said {
  const read = envelope.safeParse(body);
  if (!read.success) return { kind: 'unknown' };
  if (read.data.success) return { kind: 'done', value: read.data.value };
  const { code } = read.data;
  return status >= 500 || undecided.has(code) ? { kind: 'unknown' } : { kind: 'refused', code };
}
