import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Withdrawals } from './index.ts';
import { pageOf, rowsOf } from './paging.ts';

type OfficeCalls = typeof calls.officeWithdrawals;

const by = ({ operator, ip }: Caller & { readonly operator: OperatorSession }) => ({
  username: operator.username,
  ip,
});

export const withdrawalOfficeRoutes = (withdrawals: Withdrawals): Handlers<OfficeCalls> => ({
  officeWithdrawals: async ({ query }) => pageOf(query, await withdrawals.queue(query.state, rowsOf(query))),
  officeWithdrawal: ({ params }) => withdrawals.forOperator(params.id),
  officeTakeWithdrawal: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.own_approval'],
      await withdrawals.review(params.id, { event: 'take' }, by(caller)),
    ),
  officeReturnWithdrawal: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours'],
      await withdrawals.review(params.id, { event: 'giveBack' }, by(caller)),
    ),
  officeApproveWithdrawal: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours', 'withdrawal.own_approval'],
      await withdrawals.review(params.id, { event: 'approve' }, by(caller)),
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
      await withdrawals.review(params.id, { event: 'beginPayment' }, by(caller)),
    ),
  officePayoutTarget: async ({ params }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours'],
      await withdrawals.target(params.id, by(caller)),
    ),
  officePayWithdrawal: async ({ params, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours', 'withdrawal.reference_taken'],
      await withdrawals.pay(params.id, body.reference, by(caller)),
    ),
  officeResolveWithdrawal: async ({ params, body }, caller) =>
    declaredOnly(
      ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours', 'withdrawal.returned_invalid'],
      await withdrawals.resolve(params.id, body, by(caller)),
    ),
  officeWithdrawalProof: ({ params }, caller) => withdrawals.proof(params.id, params.proof, by(caller)),
});

/** An act's answer, or one of the refusals that the call declares; the rules know of no other for it. */
function known<const Code extends RefusalCode, Answer>(
  codes: readonly Code[],
  answer: Answer,
): Exclude<Answer, Refusal> | Refusal<Code> {
  if (!isRefusal(answer)) return answer as Exclude<Answer, Refusal>;
  const code = codes.find((one) => one === answer.code);
  if (code === undefined) throw new Error(`the rules refused an act as ${answer.code}`);
  return { ...answer, code };
}
