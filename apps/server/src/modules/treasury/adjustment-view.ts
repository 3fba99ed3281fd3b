import {
  type AdjustmentState,
  adjustmentStates,
  type CallAnswer,
  type CallInput,
  type calls,
  type Refusal,
  refuse,
} from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import {
  type Adjustment,
  type AdjustmentFilter,
  findAdjustment,
  listAdjustments,
  type Rows,
  sumAdjustments,
} from './adjustment-store.ts';
import { memberIdIn } from './money-input.ts';
import type { TreasuryParts } from './parts.ts';

type Calls = typeof calls.officeTreasury;
export type AdjustmentView = CallAnswer<Calls['officeAdjustment']>;
type Page = CallAnswer<Calls['officeAdjustments']>;
type Query = CallInput<Calls['officeAdjustments']>['query'];

/** An adjustment as operators see it. */
export async function adjustmentView(parts: TreasuryParts, row: Adjustment): Promise<AdjustmentView> {
  const names = await parts.identity.namesOf([row.memberId]);
  return viewOf(row, names.get(row.memberId) ?? '');
}

export async function readAdjustment(
  parts: TreasuryParts,
  id: string,
): Promise<AdjustmentView | Refusal<'adjustment.unknown'>> {
  const found = await findAdjustment(parts.database.db, id);
  return found ? adjustmentView(parts, found) : refuse('adjustment.unknown');
}

/** A page of what suits, with what all of it makes. */
export async function findAdjustments(
  parts: TreasuryParts,
  query: Query,
  rows: Rows,
): Promise<{ list: Page['list']; total: number; totals: Page['totals'] }> {
  const filter: AdjustmentFilter = {
    states: statesOf(query.state),
    direction: query.direction,
    reason: query.reason,
    memberId: memberIdIn(query.memberId),
    from: query.from === undefined ? undefined : new Date(query.from),
    to: query.to === undefined ? undefined : new Date(query.to),
  };
  const { db } = parts.database;
  const [found, sums] = await Promise.all([listAdjustments(db, filter, rows), sumAdjustments(db, filter)]);
  const names = await parts.identity.namesOf(found.list.map(({ memberId }) => memberId));
  return {
    list: found.list.map((row) => viewOf(row, names.get(row.memberId) ?? '')),
    total: found.total,
    totals: [...Map.groupBy(sums, ({ currency }) => currency)].map(([code, group]) => {
      const currency = knownCurrency(code);
      const side = (direction: Adjustment['direction']) => {
        const one = group.find((sum) => sum.direction === direction);
        return { count: one?.count ?? 0, sum: formatAmount(one?.sum ?? 0n, currency) };
      };
      return { currency: currency.shownCode, credits: side('credit'), debits: side('debit') };
    }),
  };
}

function statesOf(state: Query['state']): readonly AdjustmentState[] {
  if (state === 'all') return [];
  return [adjustmentStates.find((one) => one === state) ?? 'waiting'];
}

function viewOf(row: Adjustment, account: string): AdjustmentView {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    memberId: row.memberId.toString(),
    account,
    direction: row.direction,
    amount: formatAmount(row.amount, currency),
    currency: currency.shownCode,
    reason: row.reason,
    note: row.note,
    state: row.state,
    needsSecond: row.needsSecond,
    secondFor: secondFor(row),
    sumOfDay: sumOf(row, currency),
    hasEvidence: row.evidenceId !== null,
    proposedBy: row.proposedBy,
    proposedAt: row.proposedAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.answer,
    settledAt: row.settledAt?.toISOString() ?? null,
    transferId: row.transferId,
  };
}

function secondFor({
  needsSecond,
  direction,
  sumOfDay,
  sumOfOperator,
}: Adjustment): AdjustmentView['secondFor'] {
  if (!needsSecond) return null;
  if (direction === 'debit') return 'debit';
  if (sumOfOperator !== null) return 'operator';
  return sumOfDay === null ? 'amount' : 'sum';
}

function sumOf({ sumOfDay, sumOfOperator }: Adjustment, currency: Currency): string | null {
  const sum = sumOfOperator ?? sumOfDay;
  return sum === null ? null : formatAmount(sum, currency);
}
