import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rowsOf } from '../../platform/list-pages.ts';
import { declaredOnly, operatorOf } from '../../platform/office-acts.ts';
import type { Treasury } from './index.ts';

export const treasuryOfficeRoutes = ({
  adjustments,
  freezes,
}: Treasury): Handlers<typeof calls.officeTreasury> => ({
  async officeAdjustments({ query }) {
    const { list, total, totals } = await adjustments.find(query, rowsOf(query));
    return { ...pageOf(query, list, total), totals };
  },
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
  async officeFreezes({ query }) {
    const { list, total } = await freezes.find(query, rowsOf(query));
    return pageOf(query, list, total);
  },
  officeFreeze: ({ params, body }, caller) =>
    freezes.freeze(params.id, body, { ...operatorOf(caller), key: caller.idempotencyKey }),
  officeReleaseFreeze: ({ params, body }, caller) =>
    freezes.release(params.id, body.reason, operatorOf(caller)),
});
