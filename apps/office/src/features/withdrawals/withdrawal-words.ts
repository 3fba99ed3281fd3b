import { type CallValue, type calls, type WithdrawalState, withdrawalStates } from '@ikka/contract';

export type OfficeWithdrawal = CallValue<typeof calls.officeWithdrawals.officeWithdrawal>;
export type QueueRow = CallValue<typeof calls.officeWithdrawals.officeWithdrawals>['list'][number];

/** How each state marks its row. */
export const withdrawalTones = {
  submitted: 'changed',
  inReview: 'changed',
  secondReview: 'changed',
  approved: 'changed',
  paying: 'changed',
  paid: 'good',
  received: 'good',
  disputed: 'bad',
  resolved: 'trial',
  refused: 'bad',
  cancelled: 'trial',
} as const satisfies Record<WithdrawalState, string>;

/** The states of the filter, in the order of a withdrawal's life. */
export const statesOfQueue = withdrawalStates;

export interface Deeds {
  readonly take: boolean;
  readonly giveBack: boolean;
  readonly approve: boolean;
  readonly refuse: boolean;
  readonly cancel: boolean;
  readonly beginPayment: boolean;
  readonly pay: boolean;
  readonly resolve: boolean;
}

/** What an operator can do with a withdrawal now. The server decides; this only keeps buttons away that it would refuse. */
export function deedsOf(
  row: Pick<OfficeWithdrawal, 'state' | 'holder' | 'approvedBy'>,
  me: { readonly username: string; readonly mayReview: boolean; readonly mayPay: boolean },
): Deeds {
  const { state, holder } = row;
  const isMine = holder === me.username;
  const isOwnApproval = state === 'secondReview' && row.approvedBy === me.username;
  const isOf = (...states: WithdrawalState[]) => states.includes(state);
  const { mayReview, mayPay } = me;
  return {
    take: mayReview && !isMine && !isOwnApproval && isOf('submitted', 'inReview', 'secondReview', 'disputed'),
    giveBack: isMine && isOf('inReview', 'secondReview', 'paying', 'disputed'),
    approve: mayReview && isMine && isOf('inReview', 'secondReview'),
    refuse: mayReview && isMine && isOf('inReview', 'secondReview', 'paying'),
    cancel: mayReview && isOf('submitted', 'inReview', 'secondReview', 'approved'),
    beginPayment: mayPay && !isMine && isOf('approved', 'paying'),
    pay: mayPay && isMine && isOf('paying'),
    resolve: mayReview && isMine && isOf('disputed'),
  };
}
