import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Cashier } from './index.ts';

export const cashierOfficeRoutes = (cashier: Cashier): Handlers<typeof calls.officeDeposits> => ({
  officeDeposits: async ({ query }) => {
    const { pageNo, pageSize, ...filter } = query;
    const rows = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await cashier.transfers.queue(filter, rows);
    return { list, pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total };
  },
  officeDeposit: ({ params }) => cashier.transfers.forOperator(params.id),
  officeTakeDeposit: async ({ params }, caller) =>
    declaredOnly(
      ['cashier.deposit_unknown', 'cashier.deposit_not_now', 'cashier.own_match'],
      await cashier.transfers.hold(params.id, 'take', operatorOf(caller)),
    ),
  officeReturnDeposit: async ({ params }, caller) =>
    declaredOnly(
      ['cashier.deposit_unknown', 'cashier.deposit_not_now', 'cashier.deposit_not_yours'],
      await cashier.transfers.hold(params.id, 'giveBack', operatorOf(caller)),
    ),
  officeMatchDeposit: async ({ params, body }, caller) =>
    declaredOnly(
      [
        'cashier.deposit_unknown',
        'cashier.deposit_not_now',
        'cashier.deposit_not_yours',
        'cashier.received_invalid',
        'cashier.reason_missing',
        'cashier.bank_reference_taken',
      ],
      await cashier.transfers.match(params.id, body, operatorOf(caller)),
    ),
  officeRejectDeposit: async ({ params, body }, caller) =>
    declaredOnly(
      ['cashier.deposit_unknown', 'cashier.deposit_not_now', 'cashier.deposit_not_yours'],
      await cashier.transfers.reject(params.id, body.reason, operatorOf(caller)),
    ),
  officeDepositProof: ({ params }, caller) =>
    cashier.transfers.proof(params.id, params.proof, operatorOf(caller)),
});
