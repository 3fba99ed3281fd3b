import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { actOnCase } from '../../platform/case-desk/act-on-case.ts';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { type AdjustmentEvent, type AdjustmentRefusal, decideAdjustment } from './adjustment-state.ts';
import { type Adjustment, lockAdjustment, saveAdjustment } from './adjustment-store.ts';
import { type AdjustmentView, adjustmentView } from './adjustment-view.ts';
import type { TreasuryParts } from './parts.ts';
import { settleAdjustment } from './settle-adjustment.ts';

/** What an operator says of an adjustment that waits. */
export type Verdict =
  | { readonly kind: 'approve' | 'withdraw' }
  | { readonly kind: 'refuse'; readonly reason: string };

const actions = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;

/**
 * Decides an adjustment under its lock, with its entry in the audit chain: of two operators who act at once, in any
 * process, one does. What is approved is then posted; what is cut off before that the job finishes.
 */
export async function decideProposal(
  parts: TreasuryParts,
  id: string,
  verdict: Verdict,
  by: OperatorActor,
): Promise<AdjustmentView | Refusal<'adjustment.unknown' | AdjustmentRefusal>> {
  const event: AdjustmentEvent = { kind: verdict.kind, by: by.username };
  const answer = verdict.kind === 'refuse' ? verdict.reason : null;
  const done = await parts.database.transaction((tx) =>
    actOnCase<Adjustment, Partial<Adjustment>, 'adjustment.unknown' | AdjustmentRefusal>(
      tx,
      parts.audit,
      by,
      {
        subject: `adjustment:${id}`,
        lock: () => lockAdjustment(tx, id),
        unknown: refuse('adjustment.unknown'),
        decide(before) {
          const decision = decideAdjustment(before, event);
          if (decision.do === 'refuse') return refuse(decision.code, { state: before.state });
          if (decision.do === 'nothing')
            throw new Error(`an operator's word on adjustment ${id} means nothing`);
          const { to: state } = decision;
          const decided = { state, decidedBy: by.username, decidedAt: parts.clock.now(), answer };
          return {
            change: { ...decided, transferId: state === 'approved' ? parts.ledger.newId() : null },
            action: `adjustment.${actions[verdict.kind]}`,
            before: { state: before.state },
            after: { state, memberId: before.memberId, ...(answer === null ? {} : { answer }) },
          };
        },
        write: (before, change) => saveAdjustment(tx, { ...before, ...change }),
      },
    ),
  );
  return isRefusal(done) ? done : adjustmentView(parts, await settleAdjustment(parts, id));
}
