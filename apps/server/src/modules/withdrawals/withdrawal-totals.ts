import type { WithdrawalState } from '@ikka/contract';

/** Smallest units. */
export interface WithdrawalTotals {
  /** What was paid out, less what came back of it once a dispute was resolved. */
  readonly paid: bigint;
  /** What is on its way, or in dispute. */
  readonly open: bigint;
}

interface Summed {
  readonly state: WithdrawalState;
  readonly amount: bigint;
  readonly claimed: bigint | null;
  readonly returned: bigint | null;
}

/** What withdrawals, or sums of them by their state, come to. */
export function withdrawalTotals(summed: readonly Summed[]): WithdrawalTotals {
  return summed
    .map(totalsOf)
    .reduce((sum, one) => ({ paid: sum.paid + one.paid, open: sum.open + one.open }), {
      paid: 0n,
      open: 0n,
    });
}

function totalsOf({ state, amount, claimed, returned }: Summed): WithdrawalTotals {
  switch (state) {
    case 'paid':
    case 'received':
      return { paid: amount, open: 0n };
    case 'disputed':
      return { paid: amount - (claimed ?? 0n), open: claimed ?? 0n };
    case 'resolved':
      return { paid: amount - (returned ?? 0n), open: 0n };
    case 'refused':
    case 'cancelled':
      return { paid: 0n, open: 0n };
    case 'submitted':
    case 'inReview':
    case 'secondReview':
    case 'approved':
    case 'paying':
      return { paid: 0n, open: amount };
  }
}
