import type { secondReasons } from '@ikka/contract';
import type { Adjustment } from './adjustment-store.ts';

/** Why a second operator has to approve an adjustment. */
type SecondReason = (typeof secondReasons)[number];

/** Credits of a member that nobody but their operators has seen count together for so long. */
export const countedTogetherMs = 24 * 3_600_000;

/**
 * Why this needs a second operator; null where it needs none. `from`: the amount from which a credit does. `unseen`: what the
 * member was credited within the last day without a second operator, by whomever; so many small credits are as one of their sum.
 * Smallest units.
 */
export function whySecond(
  { direction, amount }: Pick<Adjustment, 'direction' | 'amount'>,
  { from, unseen }: { readonly from: bigint; readonly unseen: bigint },
): SecondReason | null {
  if (direction === 'debit') return 'debit';
  if (amount >= from) return 'amount';
  return unseen + amount >= from ? 'sum' : null;
}
