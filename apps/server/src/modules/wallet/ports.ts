import { collection } from '../../platform/module/port.ts';
import type { VendorWallet } from './parts.ts';

/** Wallets that vendors keep, by the numbers that the wire knows them by. */
export const vendorWalletList = collection<VendorWallet>('wallet.vendor_wallets');
