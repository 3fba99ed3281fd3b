import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Withdrawals } from './index.ts';
import { pageOf, rowsOf } from './paging.ts';

export const withdrawalRoutes = (withdrawals: Withdrawals): Handlers<typeof calls.withdrawals> => ({
  withdrawSettings: (_input, { member }) => withdrawals.settings(member),
  withdraw: ({ body }, caller) => withdrawals.submit(body, caller),
  withdrawals: async ({ query }, { member }) => {
    const states = query.state === undefined ? [] : [query.state];
    return pageOf(query, await withdrawals.list(member.memberId, states, rowsOf(query)));
  },
  withdrawal: ({ params }, { member }) => withdrawals.read(params.id, member.memberId),
  paymentConfirmations: async ({ query }, { member }) =>
    pageOf(query, await withdrawals.list(member.memberId, ['paid', 'disputed'], rowsOf(query))),
  uploadWithdrawalProof: ({ upload }, { member }) => withdrawals.keepProof(member.memberId, upload),
  confirmPayment: ({ body }, caller) => withdrawals.confirm(body, caller),
});
