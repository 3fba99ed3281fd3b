import type { CallAnswer, calls } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { compareWallet } from './compare-wallet.ts';
import type { VendorWalletsParts, WalletOwner, WalletVendor } from './parts.ts';
import { walletsOf, wantsAutoTransfer } from './store.ts';
import { openTransfersOf, type StoredTransfer } from './transfer-store.ts';
import { takesMoney, walletVendors } from './wallet-vendors.ts';

type Calls = typeof calls.vendorWallets;
export type Funds = CallAnswer<Calls['consolidatedFunds']>;
export type TransferView = CallAnswer<Calls['walletTransfer']>;

/** All of a member's money by wallet, as the ledger has it at this moment. */
export async function readFunds(parts: VendorWalletsParts, owner: WalletOwner): Promise<Funds> {
  const { db } = parts.database;
  const currency = knownCurrency(owner.currency);
  const vendors = walletVendors(parts);
  const [accounts, wallets, pending, autoTransfer, open] = await Promise.all([
    parts.ledger.balances(owner.memberId),
    walletsOf(db, owner),
    openTransfersOf(db, owner),
    wantsAutoTransfer(db, owner.memberId),
    Promise.all(vendors.map(({ code }) => takesMoney(parts, code))),
  ]);
  const own = accounts.filter((account) => account.currency === currency.code);
  const sumOf = (kind: (typeof own)[number]['kind'], label?: string): bigint =>
    own
      .filter((account) => account.kind === kind && (label === undefined || account.label === label))
      .reduce((sum, { balance }) => sum + balance, 0n);
  const money = (amount: bigint) => formatAmount(amount, currency);
  const shown = [
    'cash',
    'in_play',
    'at_table',
    'pending_withdrawal',
    'frozen',
    'vendor_wallet',
    'vendor_transit',
  ] as const;
  return {
    currency: currency.shownCode,
    currencySymbol: currency.symbol,
    isTrial: currency.isTrial,
    sumBalance: money(shown.reduce((sum, kind) => sum + sumOf(kind), 0n)),
    main: {
      available: money(sumOf('cash')),
      lockedBonus: money(sumOf('locked_bonus')),
      inPlay: money(sumOf('in_play') + sumOf('at_table')),
      pendingWithdrawal: money(sumOf('pending_withdrawal')),
      frozen: money(sumOf('frozen')),
    },
    wallets: vendors.map((vendor, at) => {
      const transfer = pending.find(({ vendorCode }) => vendorCode === vendor.code);
      return {
        accountTypeId: vendor.transferWallet.accountTypeId,
        vassalage: vendor.code,
        name: vendor.name,
        available: money(sumOf('vendor_wallet', vendor.code)),
        inTransit: money(sumOf('vendor_transit', vendor.code)),
        isOpen: open[at] ?? false,
        isAutomatic: vendor.transferWallet.isAutomatic,
        comparedAt:
          wallets.find(({ vendorCode }) => vendorCode === vendor.code)?.comparedAt?.toISOString() ?? null,
        pending: transfer === undefined ? null : transferView(transfer, vendor.name),
      };
    }),
    autoTransfer,
  };
}

/** Asks every vendor where the member has a wallet what it holds, all at once, and books what was played. */
export async function refreshFunds(parts: VendorWalletsParts, owner: WalletOwner): Promise<Funds> {
  const wallets = await walletsOf(parts.database.db, owner);
  const vendors = walletVendors(parts);
  await Promise.all(
    wallets.map(async (wallet) => {
      const vendor = vendors.find(({ code }) => code === wallet.vendorCode);
      if (vendor !== undefined && wallet.version > 0n) await compareWallet(parts, vendor, wallet);
    }),
  );
  return readFunds(parts, owner);
}

/** A transfer as its member reads it. */
export function transferView(row: StoredTransfer, name: WalletVendor['name']): TransferView {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    vassalage: row.vendorCode,
    name,
    direction: row.direction,
    amount: formatAmount(row.amount, currency),
    currency: currency.shownCode,
    state: row.state,
    reason: row.reason,
    begunAt: row.begunAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    nextAskAt: row.settledAt === null ? row.nextAskAt.toISOString() : null,
  };
}
