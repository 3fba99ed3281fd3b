import type { CallAnswer, calls, LineDirection } from '@ikka/contract';
import { formatAmount, realCurrency } from '@ikka/money';
import { dayOf, leftOfDay, transferLimits } from './limits.ts';
import type { TransfersParts } from './parts.ts';
import { findTransfers, type LineTransfer, type Rows, sentSince } from './store.ts';

type Calls = typeof calls.transfers;
type Terms = CallAnswer<Calls['downlineTerms']>;
type View = CallAnswer<Calls['transferToUpline']>;

/** What a member may send one way now, and what stands in the way. */
export async function transferTerms(
  parts: TransfersParts,
  sender: { readonly memberId: bigint; readonly currency: string },
  direction: LineDirection,
): Promise<Terms> {
  const { ledger, settings, clock, database, protection } = parts;
  const currency = realCurrency(sender.currency);
  const limits = transferLimits(settings, direction, currency);
  const day = dayOf(clock.now(), settings.get('site.time_zone'));
  const [cash, used, turnover, isExcluded] = await Promise.all([
    ledger.memberAccount(sender.memberId, 'cash', currency.code).then((id) => ledger.account(id)),
    sentSince(database.db, sender.memberId, direction, day.begins),
    parts.turnoverOf(sender.memberId, currency),
    protection.isExcluded(sender.memberId),
  ]);
  const left = leftOfDay(limits, used);
  const words = (units: bigint) => formatAmount(units, currency);
  return {
    currency: currency.shownCode,
    available: words(cash?.balance ?? 0n),
    min: words(limits.min),
    max: words(limits.max),
    day: {
      amountMax: words(limits.dayMax),
      amountLeft: words(left.amount),
      countMax: limits.dayCount,
      countLeft: left.count,
      endsAt: day.ends.toISOString(),
    },
    turnover: {
      times: settings.get('cashier.withdraw_turnover'),
      required: words(turnover.required),
      played: words(turnover.played),
      missing: words(turnover.missing),
    },
    isExcluded,
  };
}

/** What a member has sent and received, newest first. */
export async function listTransfers(
  parts: TransfersParts,
  memberId: bigint,
  rows: Rows,
): Promise<{ list: View[]; total: number }> {
  const { list, total } = await findTransfers(parts.database.db, { memberIds: [memberId] }, rows);
  return { list: await viewsFor(parts, memberId, list), total };
}

/** Transfers as one of their two sides sees them. */
export async function viewsFor(
  { identity }: Pick<TransfersParts, 'identity'>,
  memberId: bigint,
  list: readonly LineTransfer[],
): Promise<View[]> {
  const otherOf = ({ senderId, receiverId }: LineTransfer) => (senderId === memberId ? receiverId : senderId);
  const names = await identity.namesOf(list.map(otherOf));
  return list.map((row) => {
    const currency = realCurrency(row.currency);
    return {
      id: row.id,
      direction: row.direction,
      isSent: row.senderId === memberId,
      account: names.get(otherOf(row)) ?? '',
      amount: formatAmount(row.amount, currency),
      currency: currency.shownCode,
      at: row.at.toISOString(),
    };
  });
}
