import { strict as assert } from 'node:assert';
import type { CallAnswer, calls } from '@ikka/contract';
import { currencyOf, formatAmount } from '@ikka/money';
import { type DepositState, isOpen } from './deposit-state.ts';
import { type CashierParts, findMethod } from './parts.ts';
import type { Deposit } from './store.ts';

type DepositOnWire = CallAnswer<(typeof calls.cashier)['deposit']>;

/** Stored states behind each state of the wire. */
export const statesOnWire = {
  created: ['created'],
  pending: ['pending', 'crediting'],
  paid: ['paid'],
  failed: ['failed'],
  expired: ['expired'],
  cancelled: ['cancelled'],
} as const satisfies { readonly [State in DepositOnWire['state']]: readonly DepositState[] };

/** A deposit as its member sees it. */
export function depositView(
  parts: Pick<CashierParts, 'providers' | 'clock'>,
  deposit: Deposit,
): DepositOnWire {
  const currency = currencyOf(deposit.currency);
  assert(currency, `no such currency: ${deposit.currency}`);
  const mayPay = isOpen(deposit.state) && parts.clock.now() < deposit.expiresAt;
  return {
    id: deposit.id,
    method: deposit.method,
    // A method that is no longer offered still has deposits.
    methodName: findMethod(parts.providers, deposit.method)?.method.name ?? deposit.method,
    amount: formatAmount(deposit.amount, currency),
    currency: currency.shownCode,
    state: deposit.state === 'crediting' ? 'pending' : deposit.state,
    reference: deposit.reference,
    redirectUrl: mayPay ? deposit.payerUrl : null,
    createdAt: deposit.createdAt.toISOString(),
    expiresAt: deposit.expiresAt.toISOString(),
    settledAt: deposit.settledAt?.toISOString() ?? null,
  };
}
