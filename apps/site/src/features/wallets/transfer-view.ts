import { currencyOf, formatAmount } from '@ikka/money';
import type { Funds, VendorWallet, WalletTransfer } from './use-wallets.ts';

/** What keeps money from going this way now: another transfer on its way, a closed vendor, or nothing to move. */
export type Stop = 'pending' | 'closed' | 'nothing';

/** How much may go at most, as a wire amount, and what stands in the way. */
export function wayOf(
  funds: Pick<Funds, 'main'>,
  wallet: Pick<VendorWallet, 'available' | 'isOpen' | 'pending'>,
  direction: 'in' | 'out',
): { readonly most: string; readonly stops: Stop | null } {
  const most = direction === 'in' ? funds.main.available : wallet.available;
  if (wallet.pending !== null) return { most, stops: 'pending' };
  if (direction === 'in' && !wallet.isOpen) return { most, stops: 'closed' };
  return { most, stops: /^[0.]+$/.test(most) ? 'nothing' : null };
}

/** The smallest amount of a currency, as a wire amount. */
export function leastOf(code: string): string {
  const currency = currencyOf(code);
  return currency === null ? '0.01' : formatAmount(1n, currency);
}

const ended: ReadonlySet<WalletTransfer['state']> = new Set(['done', 'returned']);

/** A transfer as it is known now: what was answered to its press, or, where it was under way then, what was read of it since. */
export function asKnown<Told extends Pick<WalletTransfer, 'id' | 'state'>>(
  told: Told,
  read: readonly Told[],
): Told {
  if (ended.has(told.state)) return told;
  return read.find(({ id }) => id === told.id) ?? told;
}
