import type { VendorWalletsParts, WalletVendor } from './parts.ts';
import { recalls } from './store.ts';

const keepsWallets = (vendor: VendorWalletsParts['vendors'][number]): vendor is WalletVendor =>
  vendor.transferWallet !== null;

/** The vendors that keep wallets, in the order of their numbers on the wire. */
export const walletVendors = ({ vendors }: Pick<VendorWalletsParts, 'vendors'>): WalletVendor[] =>
  vendors
    .filter(keepsWallets)
    .toSorted((a, b) => a.transferWallet.accountTypeId - b.transferWallet.accountTypeId);

/** The vendor of that code, if it keeps wallets. */
export const vendorOf = (parts: Pick<VendorWalletsParts, 'vendors'>, code: string): WalletVendor | null =>
  walletVendors(parts).find((vendor) => vendor.code === code) ?? null;

/** Whether money may go in now: the vendor is open, and nobody has recalled what lies there. */
export async function takesMoney(
  parts: Pick<VendorWalletsParts, 'database' | 'isOpen'>,
  code: string,
): Promise<boolean> {
  const isRecalled = (await recalls(parts.database.db)).some(({ vendorCode }) => vendorCode === code);
  return !isRecalled && parts.isOpen(code);
}
