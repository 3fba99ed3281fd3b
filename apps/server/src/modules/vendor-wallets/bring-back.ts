import { isRefusal } from '@ikka/contract';
import { derivedId } from '../ledger/index.ts';
import { beginTransfer, type WalletRefusal } from './begin-transfer.ts';
import type { VendorWalletsParts, WalletOwner, WalletVendor } from './parts.ts';
import { walletsOf } from './store.ts';
import { findTransfer, type StoredTransfer } from './transfer-store.ts';
import { walletVendors } from './wallet-vendors.ts';

export interface BroughtBack {
  readonly transfers: readonly { readonly vendor: WalletVendor; readonly row: StoredTransfer }[];
  readonly failed: readonly { readonly vendor: WalletVendor; readonly code: WalletRefusal['code'] }[];
}

/**
 * Brings everything back from every vendor's wallet, or from one, all at once. A wallet with nothing in it is left alone. The same
 * key again goes on with the same transfers; that nobody sends another wish under it is the transport's to see.
 */
export async function bringBack(
  parts: VendorWalletsParts,
  {
    id,
    owner,
    only,
  }: { readonly id: string; readonly owner: WalletOwner; readonly only?: string | undefined },
): Promise<BroughtBack> {
  const wallets = await walletsOf(parts.database.db, owner);
  const wanted = walletVendors(parts).filter(
    ({ code }) =>
      (only === undefined || code === only) &&
      wallets.some(({ vendorCode, version }) => vendorCode === code && version > 0n),
  );
  const outcomes = await Promise.all(
    wanted.map(async (vendor) => {
      const key = derivedId(id, `${owner.memberId}/${vendor.code}/bring back`);
      const known = await findTransfer(parts.database.db, key);
      const outcome =
        known ??
        (await beginTransfer(parts, {
          id: key,
          owner,
          vendor,
          direction: 'out',
          amount: 'all',
          cause: 'member',
        }));
      return { vendor, outcome };
    }),
  );
  return {
    transfers: outcomes.flatMap(({ vendor, outcome }) =>
      isRefusal(outcome) ? [] : [{ vendor, row: outcome }],
    ),
    failed: outcomes.flatMap(({ vendor, outcome }) =>
      isRefusal(outcome) && outcome.code !== 'wallet.insufficient_funds'
        ? [{ vendor, code: outcome.code }]
        : [],
    ),
  };
}
