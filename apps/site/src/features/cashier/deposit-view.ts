import type { CallValue, calls } from '@ikka/contract';

export type Deposit = CallValue<typeof calls.cashier.deposit>;
export type DepositState = Deposit['state'];

/** Still waiting for an outcome. */
export function isOpen(state: DepositState): boolean {
  return state === 'created' || state === 'pending' || state === 'review';
}

/** How a state is coloured: money in, trouble, or neither. */
export function toneOf(state: DepositState): 'good' | 'bad' | 'waiting' | 'calm' {
  switch (state) {
    case 'paid':
      return 'good';
    case 'failed':
      return 'bad';
    case 'created':
    case 'pending':
    case 'review':
      return 'waiting';
    case 'expired':
    case 'cancelled':
      return 'calm';
  }
}

/** What it brought, once that is known; until then what was wished. */
export const broughtBy = ({ amount, transfer }: Pick<Deposit, 'amount' | 'transfer'>): string =>
  transfer?.credited ?? amount;

export const depositSteps = ['started', 'paying', 'credited'] as const;

/** Where the money is: each step of a deposit done, current, to come, or stopped. */
export function stepStates(state: DepositState): ('done' | 'now' | 'next' | 'stopped')[] {
  if (state === 'paid') return ['done', 'done', 'done'];
  return isOpen(state) ? ['done', 'now', 'next'] : ['done', 'stopped', 'next'];
}
