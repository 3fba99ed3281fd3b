import type { calls } from '@ikka/contract';
import type { Caller, Handlers, OperatorSession } from '../../platform/calls.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { declaredOnly } from '../../platform/office-acts.ts';
import type { Approvals } from './index.ts';

const whoOf = ({ operator, ip }: Caller & { readonly operator: OperatorSession }) => ({
  username: operator.username,
  permissions: operator.permissions,
  ip,
});

export const approvalOfficeRoutes = (approvals: Approvals): Handlers<typeof calls.officeApprovals> => ({
  async officeApprovals({ query }, caller) {
    const { list, total } = await approvals.find(query.state, rowsOf(query), whoOf(caller));
    return pageOf(query, list, total);
  },
  officeOpenApprovals: (_input, caller) => approvals.openFor(whoOf(caller)),
  officeApproval: ({ params }, caller) => approvals.read(params.id, whoOf(caller)),
  officeApprove: ({ params }, caller) => approvals.say(params.id, { kind: 'approve' }, whoOf(caller)),
  officeRejectProposal: async ({ params, body }, caller) =>
    declaredOnly(
      ['approval.unknown', 'approval.not_now', 'approval.own_proposal'],
      await approvals.say(params.id, { kind: 'reject', reason: body.reason }, whoOf(caller)),
    ),
  officeCancelProposal: async ({ params, body }, caller) =>
    declaredOnly(
      ['approval.unknown', 'approval.not_now'],
      await approvals.say(params.id, { kind: 'cancel', reason: body.reason }, whoOf(caller)),
    ),
  officeProposalSecret: ({ params }, caller) => approvals.showSecret(params.id, whoOf(caller)),
});
