import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { asciiBytes } from './ascii-bytes.ts';

/** Writes HMAC-SHA-256 of an ASCII message into 32 bytes. */
export type KeyedHash = (message: string, into: Uint8Array) => void;

/** HMAC-SHA-256 under the key's ASCII characters, anywhere; on a server `keyed-hash.node.ts` stands in its place. */
export function keyedHash(key: string): KeyedHash {
  const keyed = hmac.create(sha256, asciiBytes(key));
  return (message, into) => {
    keyed.clone().update(asciiBytes(message)).digestInto(into);
  };
}
