import type { HoldReason } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import type { WalletParts } from '../parts.ts';
import type { StoredRound } from '../store.ts';
import { boundOf } from './loss-watch.ts';

/** Why a win of this amount is set aside before it is the member's; null where it is paid at once. */
export async function reasonToHold(
  parts: WalletParts,
  { vendorCode, currency: code, payout }: StoredRound,
  amount: bigint,
): Promise<HoldReason | null> {
  const currency = knownCurrency(code);
  if (currency.isTrial) return null;
  if (payout + amount >= boundOf(parts, 'vendors.win_held_from', currency)) return 'round';
  const loss = await parts.losses.lossOf({ vendorCode, currency: code });
  return loss + amount >= boundOf(parts, 'vendors.day_loss_max', currency) ? 'day' : null;
}
