import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { asciiBytes } from './ascii-bytes.ts';

/** True for a server seed: 32 bytes as 64 lower-case hexadecimal characters. */
export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** True for a client seed that a player may choose: 1 to 64 printable ASCII characters, the space among them. */
export function isClientSeed(text: string): boolean {
  return /^[\x20-\x7e]{1,64}$/.test(text);
}

/** True for the seeds of two to ten seats, joined in the order of the seats: what a shared deal has in place of one player's. */
export function isSeatsSeed(text: string): boolean {
  return /^[0-9a-f]{64}(,[0-9a-f]{64}){1,9}$/.test(text);
}

/**
 * The commitment to a server seed, shown to the player before the first bet: SHA-256 over the seed's 64 ASCII
 * characters (not over the 32 bytes that they spell), in lower-case hex.
 */
export function commit(serverSeed: string): string {
  if (!isServerSeed(serverSeed))
    throw new RangeError('a server seed is 64 lower-case hexadecimal characters');
  return bytesToHex(sha256(asciiBytes(serverSeed)));
}
