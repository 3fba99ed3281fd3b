import { type Refusal, refuse } from '@ikka/contract';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import type { VendorWalletsParts } from './parts.ts';
import { deleteRecall, insertRecall, type Recall } from './store.ts';
import { vendorOf } from './wallet-vendors.ts';

type Unknown = Refusal<'wallet.vendor_unknown'>;

/** Orders that everybody's money comes back from a vendor; it stands until it is ended. */
export async function recallVendor(
  parts: VendorWalletsParts,
  wish: { readonly vendorCode: string; readonly reason: string },
  by: OperatorActor,
): Promise<Recall | Unknown | Refusal<'wallet.recall_stands'>> {
  if (vendorOf(parts, wish.vendorCode) === null) return refuse('wallet.vendor_unknown');
  const row = { ...wish, by: by.username, since: parts.clock.now() };
  return parts.database.transaction(async (tx) => {
    if (!(await insertRecall(tx, row))) return refuse('wallet.recall_stands');
    await parts.audit.record(tx, {
      ...asOperator(by),
      action: 'vendor_wallets.recalled',
      subject: `vendor:${wish.vendorCode}`,
      before: null,
      after: { reason: wish.reason },
    });
    return row;
  });
}

export async function endRecall(
  parts: VendorWalletsParts,
  wish: { readonly vendorCode: string; readonly reason: string },
  by: OperatorActor,
): Promise<null | Unknown | Refusal<'wallet.recall_none'>> {
  if (vendorOf(parts, wish.vendorCode) === null) return refuse('wallet.vendor_unknown');
  return parts.database.transaction(async (tx) => {
    const before = await deleteRecall(tx, wish.vendorCode);
    if (before === null) return refuse('wallet.recall_none');
    await parts.audit.record(tx, {
      ...asOperator(by),
      action: 'vendor_wallets.recall_ended',
      subject: `vendor:${wish.vendorCode}`,
      before: { reason: before.reason, by: before.by, since: before.since.toISOString() },
      after: { reason: wish.reason },
    });
    return null;
  });
}
