import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import { type ComparedWallets, compareVendor } from './attend-transfers.ts';
import type { VendorWalletsParts } from './parts.ts';

/** Compares a vendor's wallets now, for an operator; what was found stands in the audit chain. */
export async function compareByHand(
  parts: VendorWalletsParts,
  vendorCode: string,
  by: OperatorActor,
): Promise<ComparedWallets> {
  const found = await compareVendor(parts, vendorCode, parts.clock.now());
  await parts.database.transaction((tx) =>
    parts.audit.record(tx, {
      ...asOperator(by),
      action: 'vendor_wallets.compared',
      subject: `vendor:${vendorCode}`,
      before: null,
      after: { ...found },
    }),
  );
  return found;
}
