import type { secondReasons } from '@ikka/contract';
import type { Adjustment } from './adjustment-store.ts';

/** Why a second operator has to approve an adjustment. */
type SecondReason = (typeof secondReasons)[number];

/** Credits that nobody but their operators has seen count together for so long: a member's, and an operator's. */
export const countedTogetherMs = 24 * 3_600_000;

/** Smallest units. */
export interface Unseen {
  /** The amount from which a credit needs a second operator. */
  readonly from: bigint;
  /** What the member was credited within the last day without a second operator, by whomever. */
  readonly unseen: bigint;
  /** The sum from which one operator's credits of a day do, whoever the members are. */
  readonly operatorFrom: bigint;
  /** What this operator credited within the last day without a second one. */
  readonly unseenOfOperator: bigint;
}

/**
 * Why this needs a second operator; null where it needs none. Many small credits are as one of their sum: to one member, and by
 * one operator.
 */
export function whySecond(
  { direction, amount }: Pick<Adjustment, 'direction' | 'amount'>,
  { from, unseen, operatorFrom, unseenOfOperator }: Unseen,
): SecondReason | null {
  if (direction === 'debit') return 'debit';
  if (amount >= from) return 'amount';
  if (unseen + amount >= from) return 'sum';
  return unseenOfOperator + amount >= operatorFrom ? 'operator' : null;
}
