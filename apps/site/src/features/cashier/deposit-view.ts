import type { CallValue, calls } from '@ikka/contract';

export type Deposit = CallValue<typeof calls.cashier.deposit>;
export type DepositState = Deposit['state'];

/** Still waiting for an outcome. */
export function isOpen(state: DepositState): boolean {
  return state === 'created' || state === 'pending' || state === 'review';
}

/** The state in the member's words: money that is seen is no longer waited for, and what is unclear has not failed. */
export function shownState({
  state,
  isSeen,
  isUnclear,
}: Pick<Deposit, 'state' | 'isSeen' | 'isUnclear'>): DepositState | 'seen' | 'unclear' {
  if (isUnclear) return 'unclear';
  return state === 'pending' && isSeen ? 'seen' : state;
}

/** How a state is coloured: money in, trouble, or neither. */
export function toneOf(state: ReturnType<typeof shownState>): 'good' | 'bad' | 'waiting' | 'calm' {
  switch (state) {
    case 'paid':
      return 'good';
    case 'failed':
      return 'bad';
    case 'created':
    case 'pending':
    case 'review':
    case 'seen':
    case 'unclear':
    case 'held':
      return 'waiting';
    case 'expired':
    case 'cancelled':
    case 'returned':
      return 'calm';
  }
}

/** What it brought, or what came of it without being credited, once that is known; until then what was wished. */
export const broughtBy = ({
  amount,
  transfer,
  arrived,
  held,
}: Pick<Deposit, 'amount' | 'transfer' | 'arrived' | 'held'>): string =>
  held?.amount ?? transfer?.credited ?? arrived?.credited ?? amount;

/** What the page of a deposit through a provider says: what to do now, or how it ended. */
type ProviderStage =
  | 'unreached'
  | 'toPay'
  | 'closing'
  | 'seen'
  | 'unclear'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'held'
  | 'returned';

/** `secondsLeft`: until its time is over. The provider has the last word, which may come a moment after that. */
export function stageOf(
  { state, isSeen, isUnclear }: Pick<Deposit, 'state' | 'isSeen' | 'isUnclear'>,
  secondsLeft: number,
): ProviderStage {
  switch (state) {
    case 'created':
      return secondsLeft > 0 ? 'unreached' : 'closing';
    case 'pending':
    case 'review':
      if (isSeen) return 'seen';
      return secondsLeft > 0 ? 'toPay' : 'closing';
    case 'failed':
      return isUnclear ? 'unclear' : 'failed';
    default:
      return state;
  }
}

export const depositSteps = ['started', 'paying', 'credited'] as const;

/** Where the money is: each step of a deposit done, current, to come, or stopped. */
export function stepStates(state: DepositState): ('done' | 'now' | 'next' | 'stopped')[] {
  if (state === 'paid') return ['done', 'done', 'done'];
  return isOpen(state) ? ['done', 'now', 'next'] : ['done', 'stopped', 'next'];
}
