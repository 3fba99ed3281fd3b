import type { CashierParts } from '../parts.ts';
import { type Payment, ProviderUnavailable } from '../payment-provider.ts';
import type { Deposit } from '../store.ts';

/**
 * Asks the provider to take no money for a deposit any more: to be called before an open deposit ends, because with its end it gives
 * back what it took of the member's deposit limits. `voided`: it may end, also where the provider knows no such thing. A payment: its
 * money has come or is on its way. `unreachable`: nothing is known, so the deposit must not end yet. Never within a transaction.
 */
export async function voidPayment(
  parts: Pick<CashierParts, 'providers' | 'log'>,
  deposit: Pick<Deposit, 'id' | 'provider' | 'reference'>,
): Promise<'voided' | Payment | 'unreachable'> {
  const provider = parts.providers.find(({ code }) => code === deposit.provider);
  if (!provider || provider.voidPayment === null) return 'voided';
  try {
    return await provider.voidPayment(deposit.reference);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ err: error, depositId: deposit.id }, 'a provider could not be asked to void a deposit');
    return 'unreachable';
  }
}
