import { type CallAnswer, type calls, isRefusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rangeOf, rowsOf } from '../../platform/list-pages.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import type { Identity } from '../identity/index.ts';
import type { VendorWallets } from './index.ts';
import type { StoredWallet, WalletSums } from './store.ts';
import type { StoredTransfer } from './transfer-store.ts';

type Calls = typeof calls.officeVendorWallets;
type Names = ReadonlyMap<bigint, string>;

export function vendorWalletOfficeRoutes(
  wallets: VendorWallets,
  membersLike: Identity['membersLike'],
): Handlers<Calls> {
  const viewOf = async (row: StoredTransfer) => rowView(row, await wallets.namesOf([row.memberId]));
  return {
    async officeWalletTransfers({ query }) {
      const { account, state, vassalage } = query;
      const alike = account ? await membersLike(account) : undefined;
      const filter = { memberIds: alike?.ids, state, vendorCode: vassalage, ...rangeOf(query) };
      const found = await wallets.list(filter, rowsOf(query));
      const names = await wallets.namesOf(found.list.map(({ memberId }) => memberId));
      const list = found.list.map((row) => rowView(row, names));
      return { ...pageOf(query, list, found.total), areAllAlike: alike?.areAll ?? true };
    },
    async officeAskWalletTransfer({ params }, caller) {
      const asked = await wallets.ask(params.id, operatorOf(caller));
      return isRefusal(asked) ? asked : viewOf(asked);
    },
    async officeVendorWallets() {
      const [sums, recalls, differing] = await Promise.all([
        wallets.sums(),
        wallets.recalls(),
        wallets.differing(),
      ]);
      const names = await wallets.namesOf(differing.map(({ memberId }) => memberId));
      const vendors = wallets.vendors().map(async ({ code, name }) => {
        const recall = recalls.find(({ vendorCode }) => vendorCode === code);
        return {
          vassalage: code,
          name,
          isOpen: await wallets.takesMoney(code),
          recall: recall === undefined ? null : recallView(recall),
          sums: sums.filter(({ vendorCode }) => vendorCode === code).map(sumsView),
        };
      });
      return {
        vendors: await Promise.all(vendors),
        differing: differing.map((wallet) => differingView(wallet, names)),
      };
    },
    async officeCompareVendorWallets({ params }, caller) {
      if (wallets.vendor(params.vendor) === null) return refuse('wallet.vendor_unknown');
      return wallets.compareNow(params.vendor, operatorOf(caller));
    },
    async officeRecallVendorWallets({ params, body }, caller) {
      const wish = { vendorCode: params.vendor, reason: body.reason };
      const recalled = await wallets.recall(wish, operatorOf(caller));
      return isRefusal(recalled) ? recalled : recallView(recalled);
    },
    async officeEndVendorRecall({ params, body }, caller) {
      const wish = { vendorCode: params.vendor, reason: body.reason };
      return (await wallets.endRecall(wish, operatorOf(caller))) ?? {};
    },
  };
}

const recallView = ({ reason, by, since }: { reason: string; by: string; since: Date }) => ({
  reason,
  by,
  since: since.toISOString(),
});

function rowView(row: StoredTransfer, names: Names): CallAnswer<Calls['officeAskWalletTransfer']> {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    memberId: String(row.memberId),
    account: names.get(row.memberId) ?? '',
    vassalage: row.vendorCode,
    direction: row.direction,
    amount: formatAmount(row.amount, currency),
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    state: row.state,
    cause: row.cause,
    reason: row.reason,
    begunAt: row.begunAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    asks: row.asks,
    nextAskAt: row.settledAt === null ? row.nextAskAt.toISOString() : null,
  };
}

const balanceOf = ({ came, went, staked, paid }: Pick<WalletSums, 'came' | 'went' | 'staked' | 'paid'>) =>
  came - went - staked + paid;

function sumsView({ vendorCode: _vendor, oldestCompared, ...sums }: WalletSums) {
  const currency = knownCurrency(sums.currency);
  const money = (amount: bigint) => formatAmount(amount, currency);
  return {
    ...sums,
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    came: money(sums.came),
    went: money(sums.went),
    staked: money(sums.staked),
    paid: money(sums.paid),
    balance: money(balanceOf(sums)),
    told: money(sums.told),
    oldestCompared: oldestCompared?.toISOString() ?? null,
  };
}

function differingView(wallet: StoredWallet, names: Names) {
  const currency = knownCurrency(wallet.currency);
  return {
    id: wallet.id,
    vassalage: wallet.vendorCode,
    memberId: String(wallet.memberId),
    account: names.get(wallet.memberId) ?? '',
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    balance: formatAmount(balanceOf(wallet), currency),
    told: formatAmount(wallet.toldBalance ?? 0n, currency),
    comparedAt: (wallet.comparedAt ?? new Date(0)).toISOString(),
  };
}
