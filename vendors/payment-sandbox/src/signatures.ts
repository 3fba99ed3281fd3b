import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A signed message older or newer than this is refused. */
export const signatureToleranceMs = 300_000;

/** What a signed request of the merchant consists of. */
export interface SignedRequest {
  /** Whole seconds since 1970, as text, as it stood in the header. */
  readonly timestamp: string;
  readonly method: string;
  /** The path with its query, exactly as sent. */
  readonly target: string;
  readonly body: Buffer;
}

/** HMAC-SHA256 in lower-case hex over `request`, timestamp, method, target and the body's SHA-256, one a line. */
export function signRequest(secret: string, request: SignedRequest): string {
  const bodyHash = createHash('sha256').update(request.body).digest('hex');
  return hmac(secret, ['request', request.timestamp, request.method, request.target, bodyHash].join('\n'));
}

/**
 * HMAC-SHA256 in lower-case hex over `webhook`, the timestamp and the raw body, one a line. The first word keeps
 * a signature of one kind from ever passing for the other.
 */
export function signWebhook(secret: string, timestamp: string, rawBody: string): string {
  return hmac(secret, `webhook\n${timestamp}\n${rawBody}`);
}

/** Compares two signatures in a time that tells nothing about where they differ. */
export function sameSignature(given: string, right: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
