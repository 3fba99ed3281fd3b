import type { IncomingHttpHeaders } from 'node:http';
import {
  type VendorCallName,
  type VendorRefusalCode,
  vendorCalls,
  vendorRefusals,
  vendorRequestWindowMs,
} from '@ikka/contract';
import { landEvent } from './land-event.ts';
import { authenticate, readBalance } from './open-session.ts';
import type { WalletParts } from './parts.ts';
import { reconcile } from './reconcile.ts';
import { isSignedBy } from './signature.ts';
import { noteRequest } from './store.ts';
import { takeBet } from './take-bet.ts';
import type { OutsideVendor } from './vendor-list.ts';
import { isVendorRefusal, refuseVendor, type VendorRefusal } from './vendor-refusal.ts';

/** A vendor's request, as it came over the network. */
export interface VendorRequest {
  /** The vendor's code, from the path. */
  readonly vendor: string;
  readonly call: VendorCallName;
  readonly headers: IncomingHttpHeaders;
  readonly rawBody: Buffer;
  readonly ip: string;
}

export interface VendorAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Seconds after which the vendor may come again. */
  readonly retryAfter?: number;
}

/**
 * Answers one request of a vendor. Only what its signature proves is read; a request that is too old, or was seen before, does
 * nothing. A fault of ours is answered `system.failed`: the vendor sends the same transaction again.
 */
export async function receiveRequest(parts: WalletParts, request: VendorRequest): Promise<VendorAnswer> {
  const vendor = parts.list.find(({ code }) => code === request.vendor);
  const outcome = await answerSigned(parts, vendor, request).catch((error: unknown) => {
    parts.log.error({ err: error, vendor: request.vendor, call: request.call }, "a vendor's request failed");
    return refuseVendor('system.failed');
  });
  if (!isVendorRefusal(outcome)) return { status: 200, body: { success: true, value: outcome } };
  const { refused, details } = outcome;
  if (refused === 'vendor.signature_invalid')
    parts.log.warn(
      { vendor: vendor?.code, ip: request.ip, call: request.call },
      'a vendor’s signature is wrong',
    );
  return refusedAnswer(refused, details);
}

export function refusedAnswer(code: VendorRefusalCode, value: VendorRefusal['details'] = {}): VendorAnswer {
  const [status, , message] = vendorRefusals[code];
  const answer = { status, body: { success: false, code, message, value } };
  return status === 429 ? { ...answer, retryAfter: 1 } : answer;
}

async function answerSigned(
  parts: WalletParts,
  vendor: OutsideVendor | undefined,
  request: VendorRequest,
): Promise<object | VendorRefusal> {
  const now = parts.clock.now();
  if (vendor === undefined || !isSignedBy(await parts.keysOf(vendor), request, now))
    return refuseVendor('vendor.signature_invalid');
  const sent = parseJson(request.rawBody);
  const read = vendorCalls[request.call].body.safeParse(sent);
  if (!read.success) {
    const problems = read.error.issues
      .slice(0, 20)
      .map(({ path, code }) => ({ path: path.join('.'), problem: code }));
    return refuseVendor('request.malformed', { problems });
  }
  const { requestId, sentAt } = read.data;
  if (Math.abs(Date.parse(sentAt) - now.getTime()) > vendorRequestWindowMs)
    return refuseVendor('vendor.request_stale', { now: now.toISOString() });
  const isNew = await noteRequest(parts.database.db, { vendorCode: vendor.code, requestId, seenAt: now });
  if (!isNew) return refuseVendor('vendor.request_replayed');
  const { data } = read;
  // Whoever keeps wallets of his own takes no stakes from ours.
  if (vendor.transferWallet !== null && data.call !== 'authenticate' && data.call !== 'balance')
    return refuseVendor('vendor.has_own_wallet');
  switch (data.call) {
    case 'authenticate':
      return authenticate(parts, vendor, data);
    case 'balance':
      return readBalance(parts, vendor, data);
    case 'bet':
      return takeBet(parts, vendor, data);
    case 'reconcile':
      return reconcile(parts, vendor, data);
    default:
      return landEvent(parts, vendor, data);
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
