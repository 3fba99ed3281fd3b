import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { fingerprintOf, mergeKeys, readKeys } from './keys.ts';
import { insertKey, lockKey, saveKeyEnd } from './keys-store.ts';
import type { VendorsParts } from './parts.ts';
import { rsaKey } from './vendor-list.ts';

type KeyParts = Pick<VendorsParts, 'database' | 'clock' | 'audit' | 'list'>;

export interface NewKey {
  readonly vendorCode: string;
  readonly keyId: string;
  readonly publicKey: string;
  readonly validFrom: Date | null;
}

type KeyRefused = Refusal<'vendor.unknown' | 'vendor.key_invalid' | 'vendor.key_taken'>;

/** A new key as it would be kept, or what is wrong with it. */
export async function readyKey(
  { list }: Pick<VendorsParts, 'list'>,
  tx: Queryable,
  wish: NewKey,
): Promise<{ readonly pem: string; readonly fingerprint: string } | KeyRefused> {
  const vendor = list.find(({ code }) => code === wish.vendorCode);
  if (vendor === undefined) return refuse('vendor.unknown');
  const read = rsaKey.safeParse(wish.publicKey);
  // Of a secret half the public one could be made as well; whoever shows it has lost it.
  if (!read.success || wish.publicKey.includes('PRIVATE')) return refuse('vendor.key_invalid');
  const fingerprint = fingerprintOf({ publicKey: read.data });
  const known = await readKeys(tx, vendor);
  if (known.some((key) => key.id === wish.keyId || fingerprintOf(key) === fingerprint))
    return refuse('vendor.key_taken');
  return { pem: read.data.export({ type: 'spki', format: 'pem' }) as string, fingerprint };
}

/**
 * Adds a key beside those that a vendor has, so that he can go over to it before the old one ends. Only who holds its secret half can
 * sign with it: the operator is asked for the public half alone, and compares its fingerprint with the vendor's word.
 */
export async function addKey(
  parts: KeyParts,
  tx: Transaction,
  wish: NewKey,
  by: Pick<OperatorActor, 'username'> & { readonly ip: string | null },
): Promise<null | KeyRefused> {
  const ready = await readyKey(parts, tx, wish);
  if (isRefusal(ready)) return ready;
  const added = await insertKey(tx, {
    vendorCode: wish.vendorCode,
    keyId: wish.keyId,
    publicKey: ready.pem,
    validFrom: wish.validFrom,
    validUntil: null,
    addedBy: by.username,
    addedAt: parts.clock.now(),
  });
  if (!added) return refuse('vendor.key_taken');
  await parts.audit.record(tx, {
    actorKind: 'operator',
    actor: by.username,
    ip: by.ip,
    action: 'vendor.key_added',
    subject: `vendor:${wish.vendorCode}`,
    before: null,
    after: {
      keyId: wish.keyId,
      fingerprint: ready.fingerprint,
      validFrom: wish.validFrom?.toISOString() ?? null,
    },
  });
  return null;
}

/** Ends a key now: it signs nothing more, in any process, some seconds later. The same again changes nothing. */
export async function endKey(
  { database, clock, audit, list }: KeyParts,
  wish: { readonly vendorCode: string; readonly keyId: string; readonly reason: string },
  by: OperatorActor,
): Promise<null | Refusal<'vendor.unknown' | 'vendor.key_unknown'>> {
  const vendor = list.find(({ code }) => code === wish.vendorCode);
  if (vendor === undefined) return refuse('vendor.unknown');
  return database.transaction(async (tx) => {
    const stored = await lockKey(tx, vendor.code, wish.keyId);
    const key = mergeKeys(vendor, stored === null ? [] : [stored]).find(({ id }) => id === wish.keyId);
    if (key === undefined) return refuse('vendor.key_unknown');
    const now = clock.now();
    if (key.validUntil !== null && key.validUntil <= now) return null;
    await saveKeyEnd(
      tx,
      { vendorCode: vendor.code, keyId: wish.keyId },
      { validUntil: now, addedBy: by.username, addedAt: now },
    );
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action: 'vendor.key_ended',
      subject: `vendor:${vendor.code}`,
      before: { keyId: wish.keyId, validUntil: key.validUntil?.toISOString() ?? null },
      after: { keyId: wish.keyId, validUntil: now.toISOString(), reason: wish.reason },
    });
    return null;
  });
}
