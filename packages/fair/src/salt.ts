import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { asciiBytes } from './ascii-bytes.ts';

/**
 * The salt that bets give to a chain of seeds: SHA-256 over their ids, in lower case, sorted and joined by commas, in lower-case
 * hex. Each id follows from a key that its player's browser drew, and stands in its betting record.
 */
export function saltOf(bets: readonly string[]): string {
  if (bets.length === 0) throw new RangeError('a salt comes from bets');
  return bytesToHex(
    sha256(
      asciiBytes(
        bets
          .map((bet) => bet.toLowerCase())
          .toSorted()
          .join(','),
      ),
    ),
  );
}
