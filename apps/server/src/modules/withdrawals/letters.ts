import { formatMoney, type Letter, letterOf } from '@ikka/i18n';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Withdrawal } from './store.ts';
import type { WithdrawalEvent } from './withdrawal-state.ts';

/**
 * What the house writes to the member about what has just become of his withdrawal; null where he did it himself, or where
 * nothing changed for him. `row`: as it stands after the event.
 */
export function letterAbout(
  row: Withdrawal,
  event: WithdrawalEvent,
  by: 'member' | 'operator' | 'system',
): Letter | null {
  const currency = knownCurrency(row.currency);
  const money = (units: bigint) => formatMoney(formatAmount(units, currency), currency.shownCode);
  const amount = money(row.amount);
  const reason = row.reason ?? '—';
  switch (event.kind) {
    case 'pay':
      return letterOf('withdrawalPaid', {
        amount,
        account: row.numberMasked,
        reference: row.paymentReference ?? '—',
      });
    case 'refuse':
      return letterOf('withdrawalRefused', { amount, reason });
    case 'cancel':
      return by === 'member' ? null : letterOf('withdrawalCancelled', { amount, reason });
    case 'resolve':
      return letterOf('disputeResolved', { returned: money(row.returned ?? 0n), reason });
    case 'timeOver':
      return row.state === 'received' ? letterOf('withdrawalReceived', { amount }) : null;
    default:
      return null;
  }
}
