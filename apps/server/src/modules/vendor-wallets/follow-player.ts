import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { beginTransfer, type WalletRefusal } from './begin-transfer.ts';
import type { VendorWalletsParts, WalletOwner, WalletVendor } from './parts.ts';
import { findWallet, wantsAutoTransfer } from './store.ts';
import { openTransferOf, type StoredTransfer } from './transfer-store.ts';
import { vendorOf } from './wallet-vendors.ts';

/** A player waits so long for a vendor that does not answer. */
const patienceMs = 3_000;

type Following = StoredTransfer | WalletRefusal | 'late';

/**
 * Brings all of a player's cash to the vendor whose game he opens, where the vendor works so or he chose it; trial money always.
 * What stands in the way of the money keeps nobody from the game; a vendor that does not answer within three seconds does, for its
 * game does not open either. The transfer then goes on by itself: whatever becomes of it, the clock asks until it is known.
 */
export async function followPlayer(
  parts: VendorWalletsParts,
  owner: WalletOwner & { readonly isTrial: boolean },
  vendorCode: string,
): Promise<null | Refusal<'vendor.unreachable'>> {
  const vendor = vendorOf(parts, vendorCode);
  if (vendor === null) return null;
  const follows =
    owner.isTrial ||
    vendor.transferWallet.isAutomatic ||
    (await wantsAutoTransfer(parts.database.db, owner.memberId));
  if (!follows) return null;
  const purse = { memberId: owner.memberId, currency: owner.currency };
  const outcome = await withinPatience(parts, bring(parts, purse, vendor));
  const isDead =
    outcome === 'late' ||
    (isRefusal(outcome)
      ? outcome.code === 'wallet.transfer_pending' && (await isInDoubt(parts, purse, vendor))
      : outcome.state === 'in_doubt');
  return isDead ? refuse('vendor.unreachable', { vendor: vendor.code }) : null;
}

const bring = (parts: VendorWalletsParts, owner: WalletOwner, vendor: WalletVendor) =>
  beginTransfer(parts, {
    id: parts.ledger.newId(),
    owner,
    vendor,
    direction: 'in',
    amount: 'all',
    cause: 'launch',
  });

/** What comes first: the transfer's end, or that of the player's patience. A fault after it is said in the log. */
async function withinPatience(
  { wait = sleep, log }: VendorWalletsParts,
  transfer: Promise<Following>,
): Promise<Following> {
  const over = new AbortController();
  const late = wait(patienceMs, undefined, { signal: over.signal }).then(
    () => 'late' as const,
    () => transfer,
  );
  const first = await Promise.race([transfer, late]).finally(() => over.abort());
  if (first === 'late')
    transfer.catch((error: unknown) =>
      log.error({ err: error }, 'money did not follow a player to a vendor'),
    );
  return first;
}

/** Whether the transfer that keeps this one back is one of which the vendor says nothing. */
async function isInDoubt(
  { database }: VendorWalletsParts,
  owner: WalletOwner,
  { code }: WalletVendor,
): Promise<boolean> {
  const wallet = await findWallet(database.db, { vendorCode: code, ...owner });
  const open = wallet && (await openTransferOf(database.db, wallet.id));
  return open?.state === 'in_doubt';
}
