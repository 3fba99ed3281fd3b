import { createHash, createPublicKey } from 'node:crypto';
import type { Queryable } from '../../platform/database/index.ts';
import { type StoredKey, storedKeys } from './keys-store.ts';
import type { VendorsParts } from './parts.ts';
import type { OutsideVendor, VendorKey } from './vendor-list.ts';

/** A key with where it came from: an operator's name, or null for the file of vendors. */
export interface KnownKey extends VendorKey {
  readonly addedBy: string | null;
  readonly addedAt: Date | null;
}

/** How long an answer is believed: a key that was ended signs nothing later than this, in any process. */
const believedMs = 5_000;

/** The keys of the file and those that operators added since; an end that an operator set counts for both. */
export function mergeKeys(vendor: OutsideVendor, stored: readonly StoredKey[]): KnownKey[] {
  const ends = new Map(stored.map((key) => [key.keyId, key.validUntil]));
  const listed = vendor.keys.map((key) => ({
    ...key,
    validUntil: earlier(key.validUntil, ends.get(key.id) ?? null),
    addedBy: null,
    addedAt: null,
  }));
  const added = stored.flatMap(({ keyId, publicKey, validFrom, validUntil, addedBy, addedAt }) =>
    publicKey === null || listed.some(({ id }) => id === keyId)
      ? []
      : [{ id: keyId, publicKey: createPublicKey(publicKey), validFrom, validUntil, addedBy, addedAt }],
  );
  return [...listed, ...added];
}

const earlier = (one: Date | null, other: Date | null): Date | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

export async function readKeys(db: Queryable, vendor: OutsideVendor) {
  return mergeKeys(vendor, await storedKeys(db, vendor.code));
}

/** The keys of vendors as every request asks for them: remembered for some seconds. */
export function createKeyRing(parts: Pick<VendorsParts, 'database' | 'clock'>) {
  const known = new Map<string, { readonly keys: Promise<KnownKey[]>; readonly until: number }>();
  return {
    keysOf(vendor: OutsideVendor): Promise<readonly VendorKey[]> {
      const now = parts.clock.now().getTime();
      const found = known.get(vendor.code);
      if (found !== undefined && found.until > now) return found.keys;
      const keys = readKeys(parts.database.db, vendor);
      known.set(vendor.code, { keys, until: now + believedMs });
      keys.catch(() => known.delete(vendor.code));
      return keys;
    },
    forget: (vendorCode: string) => void known.delete(vendorCode),
  };
}

/** SHA-256 of a public key in DER (RFC 5280, SubjectPublicKeyInfo), in pairs of hexadecimal digits. */
export const fingerprintOf = ({ publicKey }: Pick<VendorKey, 'publicKey'>): string =>
  (
    createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex')
      .match(/../g) ?? []
  ).join(':');
