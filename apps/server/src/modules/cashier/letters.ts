import { formatMoney, letterOf } from '@ikka/i18n';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Transaction } from '../../platform/database/index.ts';
import type { CashierParts } from './parts.ts';
import type { Deposit } from './store.ts';

/** What became of a deposit, as a letter names it. */
type Ending =
  | 'depositPaid'
  | 'depositWithoutBonus'
  | 'depositRejected'
  | 'depositFailed'
  | 'depositHeld'
  | 'depositReturned';

/**
 * Writes to the member what became of his deposit, in the transaction that ends it: once, whoever ends it. Of what he ended
 * himself, or never paid, nothing is written.
 */
export async function tellEnding(
  { tell }: Pick<CashierParts, 'tell'>,
  tx: Transaction,
  deposit: Deposit,
  ending: Ending,
): Promise<void> {
  const currency = knownCurrency(deposit.currency);
  const credited = (deposit.received ?? deposit.amount) - (deposit.fee ?? 0n);
  const came = deposit.received ?? deposit.amount;
  const isCame = ending === 'depositHeld' || ending === 'depositReturned';
  const units = ending === 'depositPaid' ? credited : isCame ? came : deposit.amount;
  const amount = formatMoney(formatAmount(units, currency), currency.shownCode);
  await tell(tx, deposit.memberId, letterOf(ending, { amount, reason: deposit.note ?? '—' }));
}

/** To be said after the commit: open pages look into the list again. */
export function announceLetter({ facts }: Pick<CashierParts, 'facts'>, { memberId }: Deposit): void {
  facts.publish('InboxChanged', { memberIds: [memberId] });
}
