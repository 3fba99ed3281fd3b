import type { CallAnswer, calls } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { AccountBalance } from '../ledger/index.ts';
import type { VendorWallet, WalletParts } from './parts.ts';

type WalletBalance = CallAnswer<(typeof calls.wallet)['balance']>;

/** The number by which the wire knows the main wallet; vendors' own wallets have others. */
const mainWallet = { accountTypeId: 1, accountTypeName: 'MAIN' } as const;

/** What a member has, read from the ledger at this moment. Zero where no account is open yet. */
export async function balance(
  parts: WalletParts,
  member: { readonly memberId: bigint; readonly currency: string },
): Promise<WalletBalance> {
  const currency = knownCurrency(member.currency);
  return walletView(await parts.ledger.balances(member.memberId), currency, parts.vendorWallets?.());
}

/** The member's money of that currency, as it looks on the wire. */
export function walletView(
  accounts: readonly Pick<AccountBalance, 'kind' | 'currency' | 'balance' | 'label'>[],
  currency: Currency,
  vendorWallets: readonly VendorWallet[] = [],
): WalletBalance {
  const own = accounts.filter((account) => account.currency === currency.code);
  const sumOf = (...kinds: readonly AccountBalance['kind'][]): bigint => sum(own, kinds);
  const available = sumOf('cash');
  const frozen = sumOf('in_play', 'at_table', 'pending_withdrawal', 'frozen');
  const atVendors = sumOf('vendor_wallet', 'vendor_transit');
  return {
    sumBalance: formatAmount(available + frozen + atVendors, currency),
    currency: currency.shownCode,
    currencySymbol: currency.symbol,
    isTrial: currency.isTrial,
    balance: [
      {
        ...mainWallet,
        availBalance: formatAmount(available, currency),
        frozenBalance: formatAmount(frozen, currency),
      },
      ...vendorWallets.map(({ code, accountTypeId }) => {
        const there = own.filter(({ label }) => label === code);
        return {
          accountTypeId,
          accountTypeName: code,
          availBalance: formatAmount(sum(there, ['vendor_wallet']), currency),
          frozenBalance: formatAmount(sum(there, ['vendor_transit']), currency),
        };
      }),
    ],
  };
}

const sum = (
  accounts: readonly Pick<AccountBalance, 'kind' | 'balance'>[],
  kinds: readonly AccountBalance['kind'][],
): bigint =>
  accounts.filter(({ kind }) => kinds.includes(kind)).reduce((total, { balance }) => total + balance, 0n);
