import { formatAmount, knownCurrency } from '@ikka/money';
import { playerIdOf } from '../vendors/index.ts';
import type { VendorWalletsParts, WalletVendor } from './parts.ts';
import { askStatus, noteEvent } from './settle-transfer.ts';
import { toldMoney } from './told-money.ts';
import type { StoredTransfer } from './transfer-store.ts';
import { askVendor } from './vendor-line.ts';

/**
 * Tells the vendor of a transfer whose money is set aside, once. Where its answer is lost it is asked for the transfer's status at
 * once; where that is lost too, the transfer stays in doubt and is asked for by the clock.
 */
export async function sendTransfer(
  parts: VendorWalletsParts,
  vendor: WalletVendor,
  row: StoredTransfer,
): Promise<StoredTransfer> {
  const currency = knownCurrency(row.currency);
  const said = await askVendor(parts, vendor, row.direction === 'in' ? 'transferIn' : 'transferOut', {
    playerId: playerIdOf(parts, vendor.code, row),
    transferId: row.id,
    amount: formatAmount(row.amount, currency),
    ...toldMoney(currency),
  });
  if (said.kind === 'refused') return noteEvent(parts, row, 'refused', said.code);
  const isThis =
    said.kind === 'done' &&
    said.value.transferId === row.id &&
    said.value.amount === formatAmount(row.amount, currency);
  if (isThis) return noteEvent(parts, row, 'accepted');
  const doubted = await noteEvent(parts, row, 'lost');
  return doubted.settledAt === null ? askStatus(parts, vendor, doubted) : doubted;
}
