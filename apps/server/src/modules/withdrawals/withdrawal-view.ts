import type { CallAnswer, calls } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { WithdrawalsParts } from './parts.ts';
import type { Step, Withdrawal } from './store.ts';

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Where the money goes, as it may be shown. */
export function targetView(parts: Pick<WithdrawalsParts, 'bankName'>, row: Withdrawal) {
  return {
    kind: row.payoutKind,
    bankName: row.bankCode === null ? null : parts.bankName(row.bankCode),
    network: row.network,
    numberMasked: row.numberMasked,
    holderName: row.holderName,
  };
}

/** What is in dispute; null where nothing ever was. */
export function disputeView(row: Withdrawal) {
  if (row.disputeKind === null || row.claimed === null) return null;
  const words = (units: bigint) => formatAmount(units, knownCurrency(row.currency));
  return {
    kind: row.disputeKind,
    received: words(row.amount - row.claimed),
    remainder: words(row.claimed),
    returned: row.returned === null ? null : words(row.returned),
  };
}

/** A withdrawal as its member sees it: of operators only that it was one. */
export function withdrawalView(
  parts: Pick<WithdrawalsParts, 'bankName'>,
  row: Withdrawal,
  steps: readonly Step[],
  proofs: number,
): CallAnswer<(typeof calls.withdrawals)['withdrawal']> {
  const currency = knownCurrency(row.currency);
  const dispute = disputeView(row);
  return {
    id: row.id,
    amount: formatAmount(row.amount, currency),
    currency: currency.shownCode,
    state: row.state,
    payout: targetView(parts, row),
    submittedAt: row.submittedAt.toISOString(),
    dueAt: iso(row.dueAt),
    escalatedAt: iso(row.escalatedAt),
    settledAt: iso(row.settledAt),
    reason: row.reason,
    paymentReference: row.paymentReference,
    receipt: row.receipt,
    dispute: dispute && { ...dispute, proofs },
    steps: steps.map(({ at, step, by, note }) => ({ at: at.toISOString(), step, by, note })),
  };
}
