import { currencyCode } from '../../platform/currency-code.ts';
import { balance } from './balance.ts';
import { openWallet } from './open-wallet.ts';
import type { WalletParts } from './parts.ts';

export type { WalletParts } from './parts.ts';
export { vendorWalletList } from './ports.ts';
export { walletRoutes } from './routes.ts';

export interface Wallet {
  /** The member's cash in a currency of the ledger, in smallest units; nothing where he has no account. */
  cashOf(memberId: bigint, currency: string): Promise<bigint>;
  /** What a member has: `currency` is the ledger's code, so that trial money shows as trial. */
  balance(member: { readonly memberId: bigint; readonly currency: string }): ReturnType<typeof balance>;
  /** Opens a new member's accounts and gives a trial account its play money. Safe to repeat. */
  openWallet(memberId: bigint, wallet: { readonly isTrial: boolean }): Promise<void>;
}

/** Shows members their money, and gets them ready to have some. */
export function createWallet(parts: WalletParts): Wallet {
  return {
    async cashOf(memberId, currency) {
      const account = await parts.ledger.memberAccount(memberId, 'cash', currencyCode(currency));
      return (await parts.ledger.account(account))?.balance ?? 0n;
    },
    balance: (member) => balance(parts, member),
    openWallet: (memberId, wallet) => openWallet(parts, memberId, wallet),
  };
}
