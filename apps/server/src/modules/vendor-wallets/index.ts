import type { OperatorActor } from '../../platform/office-acts.ts';
import { askByHand } from './ask-by-hand.ts';
import { askDue, attendWallets } from './attend-transfers.ts';
import { beginTransfer, type TransferWish } from './begin-transfer.ts';
import { bringBack } from './bring-back.ts';
import { compareByHand } from './compare-by-hand.ts';
import { followPlayer } from './follow-player.ts';
import { readFunds, refreshFunds } from './funds.ts';
import type { VendorWalletsParts, WalletOwner } from './parts.ts';
import { endRecall, recallVendor } from './recall.ts';
import { differingWallets, recalls, saveAutoTransfer, sumWallets } from './store.ts';
import { bringMemberBack, bringRecalledBack } from './take-back.ts';
import { findTransfers, openSince, type Rows, type TransferFilter } from './transfer-store.ts';
import { takesMoney, vendorOf, walletVendors } from './wallet-vendors.ts';

export { vendorWalletAlarms } from './alarms.ts';
export { vendorWalletOfficeRoutes } from './office-routes.ts';
export type { VendorWalletsParts } from './parts.ts';
export { vendorWalletRoutes } from './routes.ts';

const differingMost = 100;

/** Wallets that vendors keep, and the money between them and the main one. See README.md for what it promises. */
export function createVendorWallets(parts: VendorWalletsParts) {
  const { db } = parts.database;
  return {
    vendors: () => walletVendors(parts),
    vendor: (code: string) => vendorOf(parts, code),
    takesMoney: (code: string) => takesMoney(parts, code),
    transfer: (wish: TransferWish) => beginTransfer(parts, wish),
    bringBack: (wish: Parameters<typeof bringBack>[1]) => bringBack(parts, wish),
    funds: (owner: WalletOwner) => readFunds(parts, owner),
    refreshFunds: (owner: WalletOwner) => refreshFunds(parts, owner),
    list: (filter: TransferFilter, rows: Rows) => findTransfers(db, filter, rows),
    setAutoTransfer: (memberId: bigint, isOn: boolean) => saveAutoTransfer(db, memberId, isOn),
    followPlayer: (owner: WalletOwner & { readonly isTrial: boolean }, vendorCode: string) =>
      followPlayer(parts, owner, vendorCode),
    /** Asks for transfers that are in doubt; for a job of a few seconds. */
    askDue: () => askDue(parts),
    /** Compares wallets, and brings back what was recalled or is of members to whom play is closed; for a job of a minute. */
    attend: () => attendWallets(parts),
    bringRecalledBack: () => bringRecalledBack(parts),
    /** Brings a member's money back at once, where play is closed to him; what this misses, `attend` finds. */
    bringMemberBack: (memberId: bigint) => bringMemberBack(parts, memberId),
    /** Transfers that are not over and began before an instant. */
    openSince: (before: Date) => openSince(db, before),
    sums: () => sumWallets(db),
    recalls: () => recalls(db),
    differing: () => differingWallets(db, differingMost),
    compareNow: (vendorCode: string, by: OperatorActor) => compareByHand(parts, vendorCode, by),
    ask: (id: string, by: OperatorActor) => askByHand(parts, id, by),
    recall: (wish: Parameters<typeof recallVendor>[1], by: OperatorActor) => recallVendor(parts, wish, by),
    endRecall: (wish: Parameters<typeof endRecall>[1], by: OperatorActor) => endRecall(parts, wish, by),
    namesOf: parts.namesOf,
  };
}

export type VendorWallets = ReturnType<typeof createVendorWallets>;
