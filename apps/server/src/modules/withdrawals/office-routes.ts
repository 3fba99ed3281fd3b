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
  officeTakeWithdrawal: async ({ params, query }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile', 'withdrawal.own_approval'],
      await withdrawals.review(params.id, { event: 'take' }, { ...operatorOf(caller), ...query }),
    ),
  officeReturnWithdrawal: async ({ params, query }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile', 'withdrawal.not_yours'],
      await withdrawals.review(params.id, { event: 'giveBack' }, { ...operatorOf(caller), ...query }),
    ),
  officeApproveWithdrawal: async ({ params, query }, caller) =>
    declaredOnly(
      [
        'withdrawal.unknown',
        'withdrawal.not_now',
        'case.decided_meanwhile',
        'withdrawal.not_yours',
        'withdrawal.own_approval',
      ],
      await withdrawals.review(params.id, { event: 'approve' }, { ...operatorOf(caller), ...query }),
    ),
  officeRefuseWithdrawal: async ({ params, query, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile', 'withdrawal.not_yours'],
      await withdrawals.review(
        params.id,
        { event: 'refuse', reason: body.reason },
        { ...operatorOf(caller), ...query },
      ),
    ),
  officeCancelWithdrawal: async ({ params, query, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile'],
      await withdrawals.review(
        params.id,
        { event: 'cancel', reason: body.reason },
        { ...operatorOf(caller), ...query },
      ),
    ),
  officeBeginPayment: async ({ params, query }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile', 'withdrawal.own_payment'],
      await withdrawals.review(params.id, { event: 'beginPayment' }, { ...operatorOf(caller), ...query }),
    ),
  officePayoutTarget: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours'],
      await withdrawals.target(params.id, operatorOf(caller)),
    ),
  officePayWithdrawal: async ({ params, query, body }, caller) =>
    declaredOnly(
      [
        'withdrawal.unknown',
        'withdrawal.not_now',
        'case.decided_meanwhile',
        'withdrawal.not_yours',
        'withdrawal.own_payment',
        'withdrawal.reference_taken',
      ],
      await withdrawals.pay(params.id, body.reference, { ...operatorOf(caller), ...query }),
    ),
  officeResolveWithdrawal: async ({ params, query, body }, caller) =>
    declaredOnly(
      [
        'withdrawal.unknown',
        'withdrawal.not_now',
        'case.decided_meanwhile',
        'withdrawal.not_yours',
        'withdrawal.own_dispute',
        'withdrawal.returned_invalid',
      ],
      await withdrawals.resolve(params.id, body, { ...operatorOf(caller), ...query }),
    ),
  officeWithdrawalProof: ({ params }, caller) =>
    withdrawals.proof(params.id, params.proof, operatorOf(caller)),
});
