import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { booksInDoubt } from './books-in-doubt.ts';
import { endKey } from './change-keys.ts';
import { type KnownKey, readKeys } from './keys.ts';
import type { VendorsParts } from './parts.ts';
import { listReconciliations } from './reconciliations-store.ts';
import { syncCatalogue } from './sync-catalogue.ts';
import { allSyncs } from './syncs-store.ts';

/** What operators see and do of outside vendors. `forgetKeys`: this process asks for a vendor's keys anew. */
export function createVendorDesk(parts: VendorsParts, forgetKeys: (vendorCode: string) => void) {
  const { db } = parts.database;

  const keyOf = async (vendorCode: string, keyId: string): Promise<KnownKey> => {
    const vendor = parts.list.find(({ code }) => code === vendorCode);
    const key = vendor && (await readKeys(parts.database.db, vendor)).find(({ id }) => id === keyId);
    if (!key) throw new Error(`the key ${keyId} of ${vendorCode} is gone`);
    return key;
  };
  const changed = async <Code extends Refusal['code']>(
    done: null | Refusal<Code>,
    wish: { readonly vendorCode: string; readonly keyId: string },
  ): Promise<KnownKey | Refusal<Code>> => {
    if (isRefusal(done)) return done;
    forgetKeys(wish.vendorCode);
    return keyOf(wish.vendorCode, wish.keyId);
  };

  return {
    async vendors() {
      const [syncs, doubts] = await Promise.all([allSyncs(db), booksInDoubt(parts)]);
      return Promise.all(
        parts.list.map(async (vendor) => ({
          vendor,
          keys: await readKeys(db, vendor),
          sync: syncs.find(({ vendorCode }) => vendorCode === vendor.code) ?? null,
          booksInDoubt: doubts.filter(({ vendorCode }) => vendorCode === vendor.code).length,
        })),
      );
    },
    async sync(vendorCode: string) {
      const vendor = parts.list.find(({ code }) => code === vendorCode);
      if (vendor === undefined) return refuse('vendor.unknown');
      return (await syncCatalogue(parts, vendor)) ?? refuse('vendor.no_catalogue');
    },
    key: keyOf,
    endKey: async (wish: Parameters<typeof endKey>[1], by: OperatorActor) =>
      changed(await endKey(parts, wish, by), wish),
    reconciliations: (
      wish: Parameters<typeof listReconciliations>[1],
      rows: Parameters<typeof listReconciliations>[2],
    ) => listReconciliations(db, wish, rows),
  };
}

export type VendorDesk = ReturnType<typeof createVendorDesk>;
