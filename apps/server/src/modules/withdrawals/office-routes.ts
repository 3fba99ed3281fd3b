import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Withdrawals } from './index.ts';

type OfficeCalls = typeof calls.officeWithdrawals;

export const withdrawalOfficeRoutes = (withdrawals: Withdrawals): Handlers<OfficeCalls> => ({
  async officeWithdrawals({ query }) {
    const { list, total } = await withdrawals.queue(query.state, rowsOf(query));
    return pageOf(query, list, total);
  },
  officeWithdrawal: ({ params }) => withdrawals.forOperator(params.id),
  officeTakeWithdrawal: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.own_approval'],
      await withdrawals.review(params.id, { event: 'take' }, operatorOf(caller)),
    ),
  officeReturnWithdrawal: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours'],
      await withdrawals.review(params.id, { event: 'giveBack' }, operatorOf(caller)),
    ),
  officeApproveWithdrawal: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours', 'withdrawal.own_approval'],
      await withdrawals.review(params.id, { event: 'approve' }, operatorOf(caller)),
    ),
  officeRefuseWithdrawal: async ({ params, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours'],
      await withdrawals.review(params.id, { event: 'refuse', reason: body.reason }, operatorOf(caller)),
    ),
  officeCancelWithdrawal: async ({ params, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now'],
      await withdrawals.review(params.id, { event: 'cancel', reason: body.reason }, operatorOf(caller)),
    ),
  officeBeginPayment: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now'],
      await withdrawals.review(params.id, { event: 'beginPayment' }, operatorOf(caller)),
    ),
  officePayoutTarget: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours'],
      await withdrawals.target(params.id, operatorOf(caller)),
    ),
  officePayWithdrawal: async ({ params, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours', 'withdrawal.reference_taken'],
      await withdrawals.pay(params.id, body.reference, operatorOf(caller)),
    ),
  officeResolveWithdrawal: async ({ params, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours', 'withdrawal.returned_invalid'],
      await withdrawals.resolve(params.id, body, operatorOf(caller)),
    ),
  officeWithdrawalProof: ({ params }, caller) =>
    withdrawals.proof(params.id, params.proof, operatorOf(caller)),
});
