import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Treasury } from './index.ts';

interface PageQuery {
  readonly pageNo: number;
  readonly pageSize: number;
}
const rowsOf = ({ pageNo, pageSize }: PageQuery) => ({ limit: pageSize, offset: (pageNo - 1) * pageSize });
const pageOf = <Found extends { readonly total: number }>(query: PageQuery, found: Found) => ({
  ...found,
  pageNum: query.pageNo,
  totalPages: Math.ceil(found.total / query.pageSize),
});

export const treasuryOfficeRoutes = ({
  adjustments,
  freezes,
}: Treasury): Handlers<typeof calls.officeTreasury> => ({
  officeAdjustments: async ({ query }) => pageOf(query, await adjustments.find(query, rowsOf(query))),
  officeAdjustment: ({ params }) => adjustments.read(params.id),
  officeProposeAdjustment: ({ params, body }, caller) =>
    adjustments.propose(params.id, body, { ...operatorOf(caller), key: caller.idempotencyKey }),
  officeApproveAdjustment: async ({ params }, caller) =>
    declaredOnly(
      ['adjustment.unknown', 'adjustment.not_now', 'adjustment.own'],
      await adjustments.decide(params.id, { kind: 'approve' }, operatorOf(caller)),
    ),
  officeRefuseAdjustment: async ({ params, body }, caller) =>
    declaredOnly(
      ['adjustment.unknown', 'adjustment.not_now', 'adjustment.own'],
      await adjustments.decide(params.id, { kind: 'refuse', reason: body.reason }, operatorOf(caller)),
    ),
  officeWithdrawAdjustment: async ({ params }, caller) =>
    declaredOnly(
      ['adjustment.unknown', 'adjustment.not_now', 'adjustment.not_yours'],
      await adjustments.decide(params.id, { kind: 'withdraw' }, operatorOf(caller)),
    ),
  officeUploadEvidence: ({ upload }, caller) => adjustments.keepEvidence(operatorOf(caller), upload),
  officeEvidence: ({ params }, caller) => adjustments.showEvidence(params.id, operatorOf(caller)),
  officeFreezes: async ({ query }) => pageOf(query, await freezes.find(query, rowsOf(query))),
  officeFreeze: ({ params, body }, caller) =>
    freezes.freeze(params.id, body, { ...operatorOf(caller), key: caller.idempotencyKey }),
  officeReleaseFreeze: ({ params, body }, caller) =>
    freezes.release(params.id, body.reason, operatorOf(caller)),
});
