import { type CallAnswer, type calls, type Refusal, refuse, type WithdrawalState } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { caseVersion } from '../../platform/case-desk/case-version.ts';
import type { WithdrawalsParts } from './parts.ts';
import { proofsOf } from './proof-store.ts';
import { findWithdrawal, paidBefore, type Rows, stepsOf, type Withdrawal, withdrawalsIn } from './store.ts';
import { disputeView, iso, targetView } from './withdrawal-view.ts';

export type OfficeWithdrawal = CallAnswer<typeof calls.officeWithdrawals.officeWithdrawal>;
type Row = CallAnswer<typeof calls.officeWithdrawals.officeWithdrawals>['list'][number];

/** A page of the queue: what waits by how near its time is, what is over newest first. */
export async function queueOf(
  parts: WithdrawalsParts,
  state: WithdrawalState | undefined,
  rows: Rows,
): Promise<{ list: Row[]; total: number }> {
  const { list, total } = await withdrawalsIn(parts.database.db, state, rows);
  const names = await parts.identity.namesOf(list.map(({ memberId }) => memberId));
  return { list: list.map((row) => rowOf(row, names.get(row.memberId) ?? '')), total };
}

export async function withdrawalForOperator(
  parts: WithdrawalsParts,
  id: string,
): Promise<OfficeWithdrawal | Refusal<'withdrawal.unknown'>> {
  const found = await findWithdrawal(parts.database.db, id);
  return found === null ? refuse('withdrawal.unknown') : detailOf(parts, found);
}

/** All that is known of one. */
export async function detailOf(parts: WithdrawalsParts, row: Withdrawal): Promise<OfficeWithdrawal> {
  const { db } = parts.database;
  const [names, steps, proofs, before] = await Promise.all([
    parts.identity.namesOf([row.memberId]),
    stepsOf(db, [row.id]),
    proofsOf(db, [row.id]),
    paidBefore(db, row.memberId, row.submittedAt),
  ]);
  const dispute = disputeView(row);
  return {
    ...rowOf(row, names.get(row.memberId) ?? ''),
    payout: targetView(parts, row),
    payoutAddedAt: row.payoutAddedAt.toISOString(),
    approvedBy: row.approvedBy,
    secondApprovedBy: row.secondApprovedBy,
    paymentReference: row.paymentReference,
    reason: row.reason,
    receipt: row.receipt,
    settledAt: iso(row.settledAt),
    dispute: dispute && { ...dispute, proofIds: proofs.map(({ id }) => id) },
    steps: steps.map(({ at, step, by, operator, note }) => ({
      at: at.toISOString(),
      step,
      by,
      operator,
      note,
    })),
    before: { count: before.count, sum: formatAmount(before.sum, knownCurrency(row.currency)) },
  };
}

function rowOf(row: Withdrawal, account: string): Row {
  const currency = knownCurrency(row.currency);
  return {
    id: row.id,
    memberId: row.memberId.toString(),
    account,
    amount: formatAmount(row.amount, currency),
    currency: currency.shownCode,
    state: row.state,
    risks: row.risks,
    needsSecond: row.needsSecond,
    holder: row.holder,
    submittedAt: row.submittedAt.toISOString(),
    dueAt: iso(row.dueAt),
    escalatedAt: iso(row.escalatedAt),
    version: caseVersion(row),
  };
}
