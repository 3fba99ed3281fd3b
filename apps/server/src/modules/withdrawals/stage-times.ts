import type { WithdrawalState } from '@ikka/contract';
import type { Settings } from '../settings/index.ts';

const minuteMs = 60_000;

/**
 * By when a stage that begins now has to be over; null where nothing is waited for. Of a paid one: when it counts as
 * received.
 */
export function dueAfter(settings: Pick<Settings, 'get'>, state: WithdrawalState, now: Date): Date | null {
  const minutes = minutesOf(settings, state);
  return minutes === null ? null : new Date(now.getTime() + minutes * minuteMs);
}

function minutesOf(settings: Pick<Settings, 'get'>, state: WithdrawalState): number | null {
  switch (state) {
    case 'submitted':
    case 'inReview':
    case 'secondReview':
      return settings.get('cashier.withdraw_review_minutes');
    case 'approved':
    case 'paying':
      return settings.get('cashier.withdraw_payment_minutes');
    case 'paid':
      return settings.get('cashier.auto_receipt_minutes');
    case 'disputed':
      return settings.get('cashier.withdraw_dispute_minutes');
    default:
      return null;
  }
}

/** Taking it and giving it back wins no time: the promise is that of the stage. */
export function keepsTime(from: WithdrawalState, to: WithdrawalState): boolean {
  const review: readonly WithdrawalState[] = ['submitted', 'inReview'];
  const payment: readonly WithdrawalState[] = ['approved', 'paying'];
  return [review, payment].some((stage) => stage.includes(from) && stage.includes(to));
}
