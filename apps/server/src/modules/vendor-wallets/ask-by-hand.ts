import { type Refusal, refuse } from '@ikka/contract';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import type { VendorWalletsParts } from './parts.ts';
import { askStatus } from './settle-transfer.ts';
import { findTransfer, type StoredTransfer } from './transfer-store.ts';
import { vendorOf } from './wallet-vendors.ts';

/** Asks a vendor now for a transfer that is not over, for an operator; what came of it stands in the audit chain. */
export async function askByHand(
  parts: VendorWalletsParts,
  id: string,
  by: OperatorActor,
): Promise<StoredTransfer | Refusal<'wallet.transfer_unknown' | 'wallet.transfer_over'>> {
  const row = await findTransfer(parts.database.db, id);
  const vendor = row === null ? null : vendorOf(parts, row.vendorCode);
  if (row === null || vendor === null) return refuse('wallet.transfer_unknown');
  if (row.settledAt !== null) return refuse('wallet.transfer_over', { state: row.state });
  const after = await askStatus(parts, vendor, row);
  await parts.database.transaction((tx) =>
    parts.audit.record(tx, {
      ...asOperator(by),
      action: 'wallet_transfer.asked',
      subject: `wallet_transfer:${id}`,
      before: { state: row.state, asks: row.asks },
      after: { state: after.state, asks: after.asks, reason: after.reason },
    }),
  );
  return after;
}
