import { verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { vendorHeaders } from '@ikka/contract';
import type { VendorKey } from './vendor-list.ts';

/**
 * Whether one of the vendor's keys that are valid now has signed these very bytes: RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017,
 * section 8.2), the signature in base64.
 */
export function isSignedBy(
  keys: readonly VendorKey[],
  request: { readonly headers: IncomingHttpHeaders; readonly rawBody: Buffer },
  now: Date,
): boolean {
  const id = request.headers[vendorHeaders.key];
  const signature = request.headers[vendorHeaders.signature];
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]{300,1400}={0,2}$/.test(signature)) return false;
  const key = keys.find((one) => one.id === id);
  if (key === undefined) return false;
  if (key.validFrom !== null && now < key.validFrom) return false;
  if (key.validUntil !== null && now >= key.validUntil) return false;
  return verify('RSA-SHA256', request.rawBody, key.publicKey, Buffer.from(signature, 'base64'));
}
