import type { VendorWalletsParts, WalletOwner } from './parts.ts';

/** The three accounts between which the money of one wallet moves. */
export interface WalletAccounts {
  readonly cash: bigint;
  /** What the vendor holds for the member. */
  readonly wallet: bigint;
  /** What is on its way, in or out. */
  readonly transit: bigint;
}

export async function accountsOf(
  { ledger, currencyCode }: Pick<VendorWalletsParts, 'ledger' | 'currencyCode'>,
  { memberId, currency }: WalletOwner,
  vendorCode: string,
): Promise<WalletAccounts> {
  const code = currencyCode(currency);
  const [cash, wallet, transit] = await Promise.all([
    ledger.memberAccount(memberId, 'cash', code),
    ledger.memberAccount(memberId, 'vendor_wallet', code, vendorCode),
    ledger.memberAccount(memberId, 'vendor_transit', code, vendorCode),
  ]);
  return { cash, wallet, transit };
}
