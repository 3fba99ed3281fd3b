import { isRefusal } from '@ikka/contract';
import { currencies as known } from '@ikka/money';
import { derivedId } from '../ledger/index.ts';
import { beginTransfer } from './begin-transfer.ts';
import { byItself } from './by-itself.ts';
import type { VendorWalletsParts, WalletVendor } from './parts.ts';
import { filledMembers, filledWallets, noteAsked, recalls, type StoredWallet, usedWallets } from './store.ts';
import { vendorOf, walletVendors } from './wallet-vendors.ts';

/** So many wallets of a vendor take their turn at once. */
const takenMost = 50;
const membersOfOneLook = 1_000;
/** Trial money is not guarded, and stays where it is. */
const currencies = Object.values(known).flatMap(({ code, isTrial }) => (isTrial ? [] : [code]));

/** Brings everything back from vendors that operators recalled it from. */
export async function bringRecalledBack(parts: VendorWalletsParts): Promise<void> {
  for (const { vendorCode } of await recalls(parts.database.db)) {
    const vendor = vendorOf(parts, vendorCode);
    if (vendor === null) continue;
    await takeBack(parts, vendor, await filledWallets(parts.database.db, { vendorCode }, takenMost));
  }
}

/**
 * Brings back what lies with vendors of members to whom play is closed. It goes by what is so, not by what was heard: whatever ended
 * a process, or arrived at the vendor afterwards, is found at the next turn, and so is what a dead vendor did not give.
 */
export async function bringExcludedBack(parts: VendorWalletsParts): Promise<void> {
  const memberIds: bigint[] = [];
  for (let after = 0n; ; ) {
    const members = await filledMembers(parts.database.db, after, membersOfOneLook);
    memberIds.push(...(await parts.protection.excludedAmong(members)));
    const last = members.at(-1);
    if (last === undefined || members.length < membersOfOneLook) break;
    after = last;
  }
  if (memberIds.length === 0) return;
  await Promise.all(
    walletVendors(parts).map(async (vendor) => {
      const wish = { vendorCode: vendor.code, of: { memberIds, currencies } };
      await takeBack(parts, vendor, await filledWallets(parts.database.db, wish, takenMost));
    }),
  );
}

/** The same for one member, at once, where play is closed to him: also what our books do not know of yet. */
export async function bringMemberBack(parts: VendorWalletsParts, memberId: bigint): Promise<void> {
  if ((await parts.protection.excludedAmong([memberId])).length === 0) return;
  const wallets = await usedWallets(parts.database.db, { memberIds: [memberId], currencies });
  await Promise.all(
    walletVendors(parts).map((vendor) =>
      takeBack(
        parts,
        vendor,
        wallets.filter(({ vendorCode }) => vendorCode === vendor.code),
      ),
    ),
  );
}

/** Takes everything back of some wallets of a vendor, in turn. */
async function takeBack(
  parts: VendorWalletsParts,
  vendor: WalletVendor,
  wallets: readonly StoredWallet[],
): Promise<void> {
  for (const { memberId, currency, id } of wallets) {
    const begun = await byItself(parts, async () => {
      await noteAsked(parts.database.db, id, parts.clock.now());
      return beginTransfer(parts, {
        id: derivedId(parts.ledger.newId(), `recall ${id}`),
        owner: { memberId, currency },
        vendor,
        direction: 'out',
        amount: 'all',
        cause: 'recall',
      });
    });
    if (begun === null) continue;
    // A vendor that does not answer is asked again in a minute, not for each of its players.
    if (isRefusal(begun) ? begun.code === 'wallet.vendor_unreachable' : begun.state === 'in_doubt') return;
  }
}
