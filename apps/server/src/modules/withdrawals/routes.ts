import type { calls } from '@ikka/contract';
import { type Currency, formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Withdrawals } from './index.ts';
import { pageOf, rowsOf } from './paging.ts';
import type { WithdrawalTotals } from './withdrawal-totals.ts';

const totalsView = ({ paid, open }: WithdrawalTotals, currency: Currency) => ({
  paid: formatAmount(paid, currency),
  open: formatAmount(open, currency),
});

export const withdrawalRoutes = (withdrawals: Withdrawals): Handlers<typeof calls.withdrawals> => ({
  withdrawSettings: (_input, { member }) => withdrawals.settings(member),
  withdraw: ({ body }, caller) => withdrawals.submit(body, caller),
  withdrawals: async ({ query }, { member }) => {
    const { state, from, to } = query;
    const filter = {
      memberId: member.memberId,
      states: state === undefined ? [] : [state],
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    };
    const [page, all] = await Promise.all([
      withdrawals.list(filter, rowsOf(query)),
      withdrawals.totals(filter),
    ]);
    const currency = knownCurrency(member.currency);
    return {
      ...pageOf(query, page),
      currency: currency.shownCode,
      pageTotals: totalsView(page.totals, currency),
      rangeTotals: totalsView(all, currency),
    };
  },
  withdrawal: ({ params }, { member }) => withdrawals.read(params.id, member.memberId),
  paymentConfirmations: async ({ query }, { member }) =>
    pageOf(
      query,
      await withdrawals.list({ memberId: member.memberId, states: ['paid', 'disputed'] }, rowsOf(query)),
    ),
  uploadWithdrawalProof: ({ upload }, { member }) => withdrawals.keepProof(member.memberId, upload),
  confirmPayment: ({ body }, caller) => withdrawals.confirm(body, caller),
});
