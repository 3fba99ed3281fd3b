import { byItself } from './by-itself.ts';
import { compareWallet } from './compare-wallet.ts';
import type { VendorWalletsParts } from './parts.ts';
import { askStatus } from './settle-transfer.ts';
import { walletsToCompare } from './store.ts';
import { bringExcludedBack, bringRecalledBack } from './take-back.ts';
import { transfersToAsk } from './transfer-store.ts';
import { vendorOf, walletVendors } from './wallet-vendors.ts';

const askedMost = 50;
const comparedMost = 100;
/** Every wallet that was ever used is compared with its vendor's books so often. */
const compareEveryMs = 6 * 3_600_000;

/** Asks for every transfer that is due; for a job of a few seconds. A vendor that is no longer listed is left to people. */
export async function askDue(parts: VendorWalletsParts): Promise<void> {
  const due = await transfersToAsk(parts.database.db, parts.clock.now(), askedMost);
  await Promise.all(
    due.map(async (row) => {
      const vendor = vendorOf(parts, row.vendorCode);
      if (vendor !== null) await byItself(parts, () => askStatus(parts, vendor, row));
    }),
  );
}

/** Compares wallets that were not compared for some hours, and brings back what operators recalled; for a job of a minute. */
export async function attendWallets(parts: VendorWalletsParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - compareEveryMs);
  for (const vendor of walletVendors(parts)) await compareVendor(parts, vendor.code, before);
  await bringRecalledBack(parts);
  await bringExcludedBack(parts);
}

export interface ComparedWallets {
  readonly equal: number;
  readonly differing: number;
  /** The vendor did not answer, or something moved meanwhile. */
  readonly unanswered: number;
}

/** Compares a vendor's wallets that were not compared since an instant, a hundred at most; stops where it does not answer. */
export async function compareVendor(
  parts: VendorWalletsParts,
  vendorCode: string,
  before: Date,
): Promise<ComparedWallets> {
  const vendor = vendorOf(parts, vendorCode);
  const found = { equal: 0, differing: 0, unanswered: 0 };
  if (vendor === null) return found;
  const wish = { vendorCode, before };
  for (const wallet of await walletsToCompare(parts.database.db, wish, comparedMost)) {
    const compared = await byItself(parts, () => compareWallet(parts, vendor, wallet));
    if (compared === 'equal') found.equal += 1;
    else if (compared === 'differs') found.differing += 1;
    else found.unanswered += 1;
    if (compared === 'unknown') break;
  }
  return found;
}
