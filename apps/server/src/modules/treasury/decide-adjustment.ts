import { type Refusal, refuse } from '@ikka/contract';
import type { OperatorActor } from '../../platform/office-acts.ts';
import { type AdjustmentEvent, type AdjustmentRefusal, decideAdjustment } from './adjustment-state.ts';
import { lockAdjustment, saveAdjustment } from './adjustment-store.ts';
import { type AdjustmentView, adjustmentView } from './adjustment-view.ts';
import { asActor, type TreasuryParts } from './parts.ts';
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
  const refused = await parts.database.transaction(async (tx) => {
    const before = await lockAdjustment(tx, id);
    if (before === null) return refuse('adjustment.unknown');
    const decision = decideAdjustment(before, event);
    if (decision.do === 'refuse') return refuse(decision.code, { state: before.state });
    if (decision.do === 'nothing') throw new Error(`an operator's word on adjustment ${id} means nothing`);
    await saveAdjustment(tx, {
      ...before,
      state: decision.to,
      decidedBy: by.username,
      decidedAt: parts.clock.now(),
      answer,
      transferId: decision.to === 'approved' ? parts.ledger.newId() : null,
    });
    await parts.audit.record(tx, {
      ...asActor(by),
      action: `adjustment.${actions[verdict.kind]}`,
      subject: `adjustment:${id}`,
      before: { state: before.state },
      after: { state: decision.to, memberId: before.memberId, ...(answer === null ? {} : { answer }) },
    });
    return null;
  });
  return refused ?? adjustmentView(parts, await settleAdjustment(parts, id));
}
