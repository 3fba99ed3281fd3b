import { type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Cashier } from './index.ts';

export const cashierOfficeRoutes = (
  cashier: Cashier,
  approvals: Pick<Approvals, 'wishFor'>,
): Handlers<typeof calls.officeDeposits> => ({
  officeDeposits: async ({ query }) => {
    const { pageNo: _pageNo, pageSize: _pageSize, ...filter } = query;
    const { list, total } = await cashier.transfers.queue(filter, rowsOf(query));
    return pageOf(query, list, total);
  },
  officeDeposit: ({ params }) => cashier.transfers.forOperator(params.id),
  officeTakeDeposit: async ({ params, query }, caller) =>
    declaredOnly(
      ['cashier.deposit_unknown', 'cashier.deposit_not_now', 'case.decided_meanwhile', 'cashier.own_match'],
      await cashier.transfers.hold(params.id, 'take', { ...operatorOf(caller), ...query }),
    ),
  officeReturnDeposit: async ({ params, query }, caller) =>
    declaredOnly(
      [
        'cashier.deposit_unknown',
        'cashier.deposit_not_now',
        'case.decided_meanwhile',
        'cashier.deposit_not_yours',
      ],
      await cashier.transfers.hold(params.id, 'giveBack', { ...operatorOf(caller), ...query }),
    ),
  officeMatchDeposit: async ({ params, query, body }, caller) =>
    declaredOnly(
      [
        'cashier.deposit_unknown',
        'cashier.deposit_not_now',
        'case.decided_meanwhile',
        'cashier.deposit_not_yours',
        'cashier.received_invalid',
        'cashier.reason_missing',
        'cashier.bank_reference_taken',
      ],
      await cashier.transfers.match(params.id, body, { ...operatorOf(caller), ...query }),
    ),
  officeSendBackDeposit: async ({ params, body: { reference, reason } }, caller) => {
    const payload = { depositId: params.id, reference, reason };
    const outcome = declaredOnly(
      ['cashier.deposit_unknown', 'cashier.deposit_not_now', 'approval.already_open'],
      await approvals.wishFor({ act: 'deposit.return', payload, reason }, operatorOf(caller)),
    );
    return isRefusal(outcome) ? outcome : { proposalId: outcome.proposalId };
  },
  officeRejectDeposit: async ({ params, query, body }, caller) =>
    declaredOnly(
      [
        'cashier.deposit_unknown',
        'cashier.deposit_not_now',
        'case.decided_meanwhile',
        'cashier.deposit_not_yours',
      ],
      await cashier.transfers.reject(params.id, body.reason, { ...operatorOf(caller), ...query }),
    ),
  officeDepositProof: ({ params }, caller) =>
    cashier.transfers.proof(params.id, params.proof, operatorOf(caller)),
});
