import { type CallAnswer, type CallInput, type calls, freezeStates } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Rows } from './adjustment-store.ts';
import { type Freeze, listFreezes } from './freeze-store.ts';
import { memberIdIn } from './money-input.ts';
import type { TreasuryParts } from './parts.ts';

type Calls = typeof calls.officeTreasury;
export type FreezeView = CallAnswer<Calls['officeFreeze']>;

/** Frozen money as operators see it. */
export async function freezeView(parts: TreasuryParts, row: Freeze): Promise<FreezeView> {
  const names = await parts.identity.namesOf([row.memberId]);
  return viewOf(row, names.get(row.memberId) ?? '');
}

export async function findFreezes(
  parts: TreasuryParts,
  query: CallInput<Calls['officeFreezes']>['query'],
  rows: Rows,
): Promise<{ list: FreezeView[]; total: number }> {
  const isHeld = (state: Freeze['state']) => state === 'asked' || state === 'frozen' || state === 'releasing';
  const states =
    query.state === undefined
      ? []
      : freezeStates.filter((state) => isHeld(state) === (query.state === 'frozen'));
  const filter = { states, memberId: memberIdIn(query.memberId) };
  const found = await listFreezes(parts.database.db, filter, rows);
  const names = await parts.identity.namesOf(found.list.map((row) => row.memberId));
  return { list: found.list.map((row) => viewOf(row, names.get(row.memberId) ?? '')), total: found.total };
}

function viewOf(row: Freeze, account: string): FreezeView {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    memberId: row.memberId.toString(),
    account,
    amount: formatAmount(row.amount, currency),
    currency: currency.shownCode,
    reason: row.reason,
    note: row.note,
    state: row.state,
    until: row.until?.toISOString() ?? null,
    frozenBy: row.frozenBy,
    frozenAt: row.frozenAt.toISOString(),
    releasedBy: row.releasedBy,
    releasedAt: row.releasedAt?.toISOString() ?? null,
    releaseNote: row.releaseNote,
  };
}
